import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, font, leading, measure, space, textSize, weight } from './theme/tokens';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};

  > div:first-child {
    flex: 1 1 28rem;
    min-width: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const Kicker = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.accentSoftInk};
  font-family: ${font.text};
  font-size: ${textSize.caption};
  font-weight: ${weight.bold};
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

/** Aligns a button that looks like bare text with the title. */
const Back = styled.div`
  margin: 0 0 ${space[2]} calc(-1 * (${space[3]} + ${border.medium}));
`;

const Lede = styled.p`
  max-width: ${measure.prose};
  margin-top: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${textSize.lead};
  line-height: ${leading.normal};
`;

const PageTitle = styled.h1<{ $display: boolean }>`
  font-size: ${({ $display }) => ($display ? textSize.display : textSize.heading)};
`;

/** Props of a `PageHeading`; heading props are passed through (`id`, `tabIndex`, `ref`). */
export interface PageHeadingProps extends Omit<ComponentPropsWithRef<'h1'>, 'title'> {
  /** A small quiet link above everything, back to the page this one belongs to. */
  back?: ReactNode;
  /** A short line above the title. */
  kicker?: ReactNode;
  /** One or two sentences below the title. */
  lede?: ReactNode;
  /** Controls at the end of the title line. */
  actions?: ReactNode;
  size?: 'page' | 'display';
}

/** The page's only `h1`. */
export function PageHeading({
  back,
  kicker,
  lede,
  actions,
  size = 'page',
  children,
  ...heading
}: PageHeadingProps) {
  return (
    <Row>
      <div>
        {back && <Back>{back}</Back>}
        {kicker && <Kicker>{kicker}</Kicker>}
        <PageTitle {...heading} $display={size === 'display'}>
          {children}
        </PageTitle>
        {lede && <Lede>{lede}</Lede>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}

/** Props of a `SectionHeading`. */
export interface SectionHeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'title'> {
  level?: 2 | 3;
  actions?: ReactNode;
}

/** The heading of a section. */
export function SectionHeading({ level = 2, actions, children, ...heading }: SectionHeadingProps) {
  const Level = `h${level}` as const;
  return (
    <Row>
      <div>
        <Level {...heading}>{children}</Level>
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}
