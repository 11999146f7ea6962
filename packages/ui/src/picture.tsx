import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { DishIcon } from './icons';
import { color, hue } from './theme/tokens';

const ratios = { landscape: '4 / 3', wide: '16 / 9', square: '1', banner: '21 / 9' } as const;

const Frame = styled.div<{ $ratio: keyof typeof ratios }>`
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => ratios[$ratio]};
  background: ${color.surfaceSunken};

  > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Plate = styled.div`
  display: grid;
  place-content: center;
  background:
    radial-gradient(circle at 50% 50%, rgb(255 255 255 / 55%) 0 26%, transparent 26.4%),
    radial-gradient(circle at 50% 50%, rgb(255 255 255 / 32%) 0 38%, transparent 38.4%),
    linear-gradient(140deg, ${hue.oat}, ${hue.leek});
  color: ${hue.cocoa};

  svg.lucide {
    width: 2.5rem;
    height: 2.5rem;
    stroke-width: 1.5;
  }
`;

/** Props of a `Picture`. Use an empty `alt` when a title next to it already names it. */
export interface PictureProps {
  src: string | null | undefined;
  alt: string;
  ratio?: keyof typeof ratios;
  /** Loads immediately rather than lazily: for pictures above the fold. */
  eager?: boolean;
  /** Loads immediately and before anything less important: for the largest pictures above the fold. */
  priority?: boolean;
  /** Shown without a source or when loading fails; a plate by default. */
  fallback?: ReactNode;
}

const photoAddress = /^(\/pictures\/[0-9a-f-]{36})\/480\.webp(\?.+)$/;

/** Photographs exist in two widths: a large box, or a dense screen, gets the larger one. */
function widthsOf(src: string): Pick<ComponentPropsWithRef<'img'>, 'srcSet' | 'sizes'> {
  const [, picture, signature] = photoAddress.exec(src) ?? [];
  if (picture === undefined) return {};
  const srcSet = [480, 1280].map((width) => `${picture}/${width}.webp${signature} ${width}w`);
  return { srcSet: srcSet.join(', '), sizes: 'auto, (max-width: 40rem) 100vw, 40rem' };
}

/** An image in a box of fixed aspect ratio, so that nothing shifts; shows a plate when it is missing or broken. */
export function Picture({
  src,
  alt,
  ratio = 'landscape',
  priority = false,
  eager = priority,
  fallback,
}: PictureProps) {
  const [brokenSource, setBrokenSource] = useState<string | null>(null);
  return (
    <Frame $ratio={ratio}>
      {src && src !== brokenSource ? (
        <img
          {...widthsOf(src)}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setBrokenSource(src)}
        />
      ) : (
        (fallback ?? (
          <Plate {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
            <DishIcon />
          </Plate>
        ))
      )}
    </Frame>
  );
}
