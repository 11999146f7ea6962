import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import styled, { css } from 'styled-components';
import { LockMark, joinIds, useLockDescription, type Lock } from './lock';
import { Spinner } from './spinner';
import {
  border,
  color,
  control,
  font,
  leading,
  media,
  motion,
  radius,
  space,
  textSize,
  weight,
} from './theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.accent};
    color: ${color.accentInk};

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true'], [data-locked]) {
        background: ${color.accentHover};
      }
    }
  `,
  secondary: css`
    border-color: ${color.lineStrong};
    background: ${color.surfaceRaised};
    color: ${color.ink};

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true'], [data-locked]) {
        border-color: ${color.accent};
        background: ${color.accentSoft};
        color: ${color.accentSoftInk};
      }
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.accentSoftInk};

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true'], [data-locked]) {
        background: ${color.accentSoft};
      }
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.dangerInk};

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true'], [data-locked]) {
        background: ${color.dangerHover};
      }
    }
  `,
};

const paddings: Record<ButtonSize, string> = {
  small: space[3],
  medium: space[5],
  large: space[6],
};

const Pressable = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${({ $size }) => control[$size]};
  padding: ${space[1]} ${({ $size }) => paddings[$size]};
  border: ${border.medium} solid transparent;
  border-radius: ${radius.pill};
  font-family: ${font.text};
  font-size: ${({ $size }) => ($size === 'small' ? textSize.small : textSize.body)};
  font-weight: ${weight.semibold};
  line-height: ${leading.snug};
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick};

  &:active:not(:disabled, [aria-disabled='true'], [data-locked]) {
    transform: scale(0.98);
  }

  &:disabled,
  &[aria-disabled='true'],
  &[data-locked] {
    cursor: not-allowed;
  }

  &:disabled:not([aria-busy='true']) {
    opacity: 0.5;
  }

  /* On a phone even the small ones are as high as a finger needs. */
  ${media.belowMedium} {
    min-height: ${({ $size }) => control[$size === 'small' ? 'medium' : $size]};
  }

  ${({ $variant }) => variants[$variant]}
`;

const Wide = styled(Pressable)`
  width: 100%;
`;

interface ButtonOwnProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work in progress: shows a spinner and `busyLabel` in place of the icon and text, and disables the button. */
  busy?: boolean;
  busyLabel?: string;
  icon?: ReactNode;
  /** Takes the full width of its container. */
  wide?: boolean;
  locked?: Lock;
  children: ReactNode;
}

/** Props of a `Button` rendered as another element or component, such as a router link. */
export type ButtonProps<Element extends ElementType = 'button'> = ButtonOwnProps & {
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, keyof ButtonOwnProps | 'as'>;

/**
 * A button loses the focus when it is disabled while busy. When it is done, give the focus back if it is nowhere else.
 */
function useFocusAfterWork(busy: boolean) {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [busy]);
  return pressed;
}

/** A button, or with `as` a link that looks like one. A locked button stays focusable and says why. */
export function Button<Element extends ElementType = 'button'>(
  props: ButtonProps<Element>,
): ReactElement;
export function Button({
  as,
  variant = 'primary',
  size = 'medium',
  busy = false,
  busyLabel,
  icon,
  wide = false,
  locked,
  children,
  disabled,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const { lockId, lockNote } = useLockDescription(locked);
  const Base = wide ? Wide : Pressable;
  const native = as === undefined || as === 'button';
  const pressed = useFocusAfterWork(busy);
  const activate = (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    if (!locked) return onClick?.(event);
    event.preventDefault();
    locked.onActivate();
  };
  return (
    <>
      <Base
        {...(native ? { type: 'button', disabled: disabled || busy } : { as })}
        {...rest}
        $variant={variant}
        $size={size}
        aria-busy={busy || undefined}
        data-locked={locked ? true : undefined}
        aria-describedby={joinIds(describedBy, lockId)}
        onClick={activate}
      >
        {busy ? <Spinner /> : icon}
        {busy && busyLabel !== undefined ? busyLabel : children}
        {locked && <LockMark />}
      </Base>
      {lockNote}
    </>
  );
}

const RoundButton = styled(Pressable)`
  flex: none;
  width: ${({ $size }) => control[$size]};
  height: ${({ $size }) => control[$size]};
  padding: 0;
  font-size: ${textSize.body};

  ${media.belowMedium} {
    width: ${({ $size }) => control[$size === 'small' ? 'medium' : $size]};
    height: ${({ $size }) => control[$size === 'small' ? 'medium' : $size]};
  }
`;

/** Props of an `IconButton`; `label` is its accessible name. */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children'
> {
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
}

/** A round button with an icon instead of text. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  busy = false,
  disabled,
  ...rest
}: IconButtonProps) {
  return (
    <RoundButton
      type="button"
      title={label}
      {...rest}
      $variant={variant}
      $size={size}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-label={label}
    >
      {busy ? <Spinner /> : icon}
    </RoundButton>
  );
}

/** Runs `activate` on the keys that would change a text field or list. */
export const onEditingKey =
  (activate: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length > 1 && event.key !== 'Enter' && event.key !== 'Backspace') return;
    event.preventDefault();
    activate();
  };
