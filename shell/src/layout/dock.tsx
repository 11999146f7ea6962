import { dockHeightProperty, theme } from '@larder/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const { border, color, layer, media } = theme;

const Bars = styled.div`
  position: sticky;
  z-index: ${layer.header};
  bottom: 0;
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${border.hairline} solid ${color.line};
  background: ${color.veil};
  backdrop-filter: blur(12px) saturate(1.4);

  &:empty {
    display: none;
  }

  ${media.medium} {
    /* There, the tabs are in the header. */
    &:has(> nav:only-child) {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

/** Publishes the height of the bars for everything that stays above them: toasts, focused fields, a page's own bars. */
function useStatedHeight() {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bars;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(dockHeightProperty, `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(dockHeightProperty);
    };
  }, []);
  return bars;
}

/**
 * The bottom of the screen, whichever page is open; its children are bars, one above the other. It subtracts its height
 * from the page's, so nothing is hidden behind it at the page's end.
 */
export function Dock({ children }: { children?: ReactNode }) {
  return <Bars ref={useStatedHeight()}>{children}</Bars>;
}
