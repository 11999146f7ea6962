import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuHeading as HeadlessMenuHeading,
  MenuItem as HeadlessMenuItem,
  MenuItems,
  MenuSection as HeadlessMenuSection,
  MenuSeparator as HeadlessMenuSeparator,
} from '@headlessui/react';
import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import {
  border,
  color,
  control,
  font,
  gutter,
  layer,
  leading,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from './theme/tokens';
import { useWayBack } from './way-back';

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-0.375rem); }
`;

const Trigger = styled(MenuButton)`
  display: inline-grid;
  flex: none;
  place-content: center;
  min-width: ${control.medium};
  min-height: ${control.medium};
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
`;

const Anchor = styled.div`
  position: relative;
  display: inline-flex;
`;

const List = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  z-index: ${layer.popup};
  inset-inline: ${({ $align }) => ($align === 'end' ? 'auto 0' : '0 auto')};
  top: calc(100% + ${space[2]});
  overflow: auto;
  overscroll-behavior: contain;
  width: max-content;
  min-width: 15rem;
  max-width: min(22rem, calc(100vw - 2 * ${gutter}));
  max-height: calc(100dvh - 6rem);
  padding: ${space[2]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-family: ${font.text};
  box-shadow: ${shadow.overlay};
  animation: ${unfold} ${motion.gentle};

  &:focus-visible {
    outline: none;
  }
`;

/** Props of a `Menu`: `label` names its button, `button` is what the button shows. */
export interface MenuProps {
  label: string;
  button: ReactNode;
  /** The side of the button to align the list with. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A menu button. Arrow keys, Home, End and typing move through the list; the typed text is cleared after 350 ms. */
export function Menu({ label, button, align = 'end', children }: MenuProps) {
  return (
    <Anchor>
      <HeadlessMenu>
        {({ open, close }) => (
          <>
            <WayBack open={open} onBack={close} />
            <Trigger aria-label={label}>{button}</Trigger>
            <MenuItems as={List} $align={align} modal={false}>
              {children}
            </MenuItems>
          </>
        )}
      </HeadlessMenu>
    </Anchor>
  );
}

function WayBack({ open, onBack }: { open: boolean; onBack: () => void }) {
  useWayBack(open, onBack);
  return null;
}

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${control.medium};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.ink};
  font-size: ${textSize.body};
  line-height: ${leading.snug};
  text-align: start;
  text-decoration: none;

  > svg {
    color: ${color.inkMuted};
  }

  &[aria-current='page'] {
    color: ${color.accentSoftInk};
    font-weight: ${weight.semibold};
  }

  &[data-focus] {
    background: ${color.accentSoft};
    color: ${color.accentSoftInk};

    > svg {
      color: inherit;
    }
  }

  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-focus] {
      outline: ${border.heavy} solid Highlight;
    }
  }
`;

interface MenuItemOwnProps {
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** Props of a `MenuItem`: a button by default, or a link with `as`. */
export type MenuItemProps<Element extends ElementType = 'button'> = MenuItemOwnProps & {
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof MenuItemOwnProps | 'as'>;

/** One menu entry: a button with `onClick`, or a link with `as`. */
export function MenuItem<Element extends ElementType = 'button'>(
  props: MenuItemProps<Element>,
): ReactElement;
export function MenuItem({ as, icon, disabled = false, children, ...rest }: MenuItemProps) {
  return (
    <HeadlessMenuItem disabled={disabled}>
      <Item {...(as === undefined ? { type: 'button' } : { as })} {...rest}>
        {icon}
        {children}
      </Item>
    </HeadlessMenuItem>
  );
}

const Heading = styled.div`
  padding: ${space[2]} ${space[3]} ${space[3]};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.snug};

  strong {
    display: block;
    color: ${color.ink};
    font-size: ${textSize.body};
    font-weight: ${weight.semibold};
  }
`;

/** Props of a `MenuSection`; screen readers read its heading with its items. */
export interface MenuSectionProps {
  heading?: ReactNode;
  children: ReactNode;
}

/** A group of items under an optional heading. */
export function MenuSection({ heading, children }: MenuSectionProps) {
  return (
    <HeadlessMenuSection>
      {heading && <HeadlessMenuHeading as={Heading}>{heading}</HeadlessMenuHeading>}
      {children}
    </HeadlessMenuSection>
  );
}

/** A divider between sections. */
export const MenuSeparator = styled(HeadlessMenuSeparator)`
  height: ${border.hairline};
  margin: ${space[2]} ${space[3]};
  background: ${color.line};
`;
