import { Description, Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Button, IconButton } from './button';
import { CloseIcon } from './icons';
import {
  border,
  color,
  control,
  font,
  layer,
  leading,
  measure,
  media,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from './theme/tokens';
import { useWayBack } from './way-back';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.5rem); }
`;

const Layer = styled.div`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
`;

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  background: ${color.scrim};
  animation: ${appear} ${motion.gentle};
`;

const Centre = styled.div<{ $wholeScreen?: boolean }>`
  position: fixed;
  inset: 0;
  display: grid;
  align-items: end;
  justify-items: center;
  padding-top: ${space[5]};

  ${media.medium} {
    align-items: center;
    padding: ${space[5]};
  }

  ${({ $wholeScreen }) =>
    $wholeScreen &&
    css`
      && {
        padding: 0;
      }
    `}
`;

const widths = {
  small: measure.card,
  medium: measure.prose,
  large: measure.wide,
  /** The whole screen. */
  screen: 'none',
} as const;

export type DialogSize = keyof typeof widths;

const panel = css<{ $size: DialogSize; $tall?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: calc(100dvh - ${space[5]});
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surfaceRaised};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  animation: ${rise} ${motion.gentle};

  ${media.medium} {
    max-height: min(56rem, calc(100dvh - 2 * ${space[5]}));
    border-radius: ${radius.large};
  }

  &:focus-visible {
    outline: none;
  }
`;

const Panel = styled(DialogPanel)<{ $size: DialogSize; $tall?: boolean }>`
  ${panel}
  ${({ $tall }) =>
    $tall &&
    css`
      height: 100%;
    `}
  ${({ $size }) =>
    $size === 'screen' &&
    css`
      && {
        height: 100dvh;
        max-height: none;
        border-radius: 0;
      }
    `}
`;

/** How far down the close button and the space around it reach. */
const cornerHeight = `calc(${space[4]} + ${control.medium} + ${space[2]})`;

const Scroll = styled.div`
  flex: 1;
  overflow: auto;
  scroll-padding-top: ${cornerHeight};
  overscroll-behavior: contain;
`;

const sidePadding = `clamp(${space[4]}, 4vw, ${space[6]})`;

/** Above the bar: a title passes beside the close button. */
const Header = styled.div`
  position: relative;
  z-index: 2;
  padding: ${space[5]} calc(${sidePadding} + ${control.medium}) ${space[4]} ${sidePadding};
`;

const Title = styled(DialogTitle)`
  min-width: 0;
  padding-top: ${space[1]};
  font-family: ${font.heading};
  font-size: ${textSize.title};
  font-weight: ${weight.heading};
  line-height: ${leading.tight};
`;

/** Stays in the corner while the rest scrolls. */
const CloseCorner = styled.div`
  position: sticky;
  z-index: 3;
  top: ${space[4]};
  display: flex;
  justify-content: flex-end;
  height: 0;
  padding-inline-end: ${space[4]};

  button {
    flex: none;
    background: ${color.veil};
    color: ${color.ink};
  }
`;

/** Hides what scrolls past the close button, which would otherwise cover words. */
const Bar = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  height: ${cornerHeight};
  margin-bottom: calc(-1 * ${cornerHeight});
  background: linear-gradient(${color.surfaceRaised} calc(100% - ${space[3]}), transparent);
`;

const Media = styled.div`
  > * {
    max-height: min(24rem, 40dvh);
  }
`;

const Body = styled.div`
  isolation: isolate;
  padding: 0 ${sidePadding} ${space[6]};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${sidePadding} max(${space[4]}, env(safe-area-inset-bottom));
  border-top: ${border.hairline} solid ${color.line};

  ${media.belowMedium} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** Props of a `Dialog`. The title names it; `closeLabel` names its close button. */
export interface DialogProps {
  open: boolean;
  /** Called on Escape, a click outside, the close button, or the device's Back. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  size?: DialogSize;
  /** At maximum height from the start, so that late content moves nothing. */
  tall?: boolean;
  /** Full-bleed above the title, such as a dish's picture. */
  media?: ReactNode;
  /** Stays visible below the scrolling body. */
  footer?: ReactNode;
  /** Receives the initial focus; defaults to the scrolling part, so that the keys scroll at once. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** Moves the focus to the page when the focused element disappears, such as the row of a deleted item. */
function passFocusOn(holder: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (holder.isConnected && document.activeElement === holder) return;
    observer.disconnect();
    if (!holder.isConnected && document.activeElement === document.body) focusPage();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Returns the focus where Headless UI does not: to an opener that was used before this code had loaded, and to the page
 * when the opener is gone or goes away later.
 */
function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement !== document.body && activeElement !== opener) return;
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
          opener.focus();
          passFocusOn(opener);
        } else {
          focusPage();
        }
      });
    };
  }, [open]);
}

/** In milliseconds; the taps of a double tap are closer together. */
const doubleTapTime = 500;

interface Deliberateness {
  /**
   * Whether the current press is the second half of a double click or tap, as from people who double-click everything.
   */
  isRepeat: () => boolean;
  /** Whether the last press was a second one; never true for keys. */
  wasRepeat: (click: { detail: number }) => boolean;
}

/** Distinguishes deliberate actions in a dialog from the second half of the double click or tap that opened it. */
function useDeliberateness(open: boolean): Deliberateness {
  const presses = useRef({ isRepeat: false, wasRepeat: false });
  useEffect(() => {
    if (!open) return;
    const state = presses.current;
    // Uses the touch events' own clock, which records when the finger came down even if a busy page handles it late.
    const openedAt = new Event('open').timeStamp;
    const begin = (isRepeat: boolean): void => {
      state.isRepeat = isRepeat;
      state.wasRepeat = isRepeat;
    };
    const press = ({ detail }: MouseEvent): void => {
      // After a touch the browser also fires mouse events, which are not a press of their own.
      begin(detail > 1 || state.wasRepeat);
    };
    const touch = ({ timeStamp }: TouchEvent): void => {
      begin(timeStamp - openedAt < doubleTapTime);
    };
    const release = (): void => {
      state.isRepeat = false;
    };
    const forget = (): void => {
      state.wasRepeat = false;
    };
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    window.addEventListener('touchstart', touch, true);
    // The dialog closes during the capture phase of touchend, so release in the bubble phase.
    window.addEventListener('touchend', release);
    window.addEventListener('touchcancel', release);
    window.addEventListener('click', forget);
    return () => {
      begin(false);
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
      window.removeEventListener('touchstart', touch, true);
      window.removeEventListener('touchend', release);
      window.removeEventListener('touchcancel', release);
      window.removeEventListener('click', forget);
    };
  }, [open]);
  return {
    isRepeat: () => presses.current.isRepeat,
    wasRepeat: ({ detail }) => detail > 0 && presses.current.wasRepeat,
  };
}

/** A modal dialog; on narrow screens a bottom sheet. Returns the focus when it closes. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  tall = false,
  media: mediaSlot,
  footer,
  initialFocus,
  children,
}: DialogProps) {
  const scroll = useRef<HTMLDivElement>(null);
  useFocusReturn(open);
  const { isRepeat } = useDeliberateness(open);
  useWayBack(open, onClose);
  return (
    <HeadlessDialog
      as={Layer}
      open={open}
      onClose={() => {
        if (!isRepeat()) onClose();
      }}
      initialFocus={(initialFocus ?? scroll) as RefObject<HTMLElement>}
    >
      <Backdrop aria-hidden="true" />
      <Centre $wholeScreen={size === 'screen'}>
        <Panel $size={size} $tall={tall}>
          <Scroll ref={scroll} tabIndex={-1}>
            <CloseCorner>
              <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
            </CloseCorner>
            {mediaSlot && <Media>{mediaSlot}</Media>}
            <Bar />
            <Header>
              <Title>{title}</Title>
            </Header>
            <Body>{children}</Body>
          </Scroll>
          {footer && <Footer>{footer}</Footer>}
        </Panel>
      </Centre>
    </HeadlessDialog>
  );
}

const AlertBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  overflow: auto;
  padding: ${space[6]} ${sidePadding} ${space[5]};
`;

const AlertText = styled(Description)`
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;

/** Props of an `AlertDialog`: the title asks, the children explain. */
export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** What else has to be decided, below the explanation. */
  choice?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Called on Cancel, Escape, a click outside or the device's Back. */
  onCancel: () => void;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  /** The confirmed action is running: both buttons are disabled. */
  busy?: boolean;
  busyLabel?: string;
}

/** Asks before something irreversible; role alertdialog, the initial focus is on Cancel. */
export function AlertDialog({
  open,
  title,
  children,
  choice,
  cancelLabel,
  confirmLabel,
  onCancel,
  onConfirm,
  tone = 'danger',
  busy = false,
  busyLabel,
}: AlertDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(open);
  const { isRepeat, wasRepeat } = useDeliberateness(open);
  const leave = (): void => {
    if (!busy) onCancel();
  };
  useWayBack(open, leave);
  return (
    <HeadlessDialog
      as={Layer}
      role="alertdialog"
      open={open}
      onClose={() => {
        if (!isRepeat()) leave();
      }}
      initialFocus={cancelButton as RefObject<HTMLElement>}
    >
      <Backdrop aria-hidden="true" />
      <Centre>
        <Panel $size="small">
          <AlertBody>
            <Title>{title}</Title>
            <AlertText forwardedAs="div">{children}</AlertText>
            {choice}
          </AlertBody>
          <Footer>
            <Button variant="secondary" ref={cancelButton} disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone}
              busy={busy}
              busyLabel={busyLabel}
              onClick={(click) => {
                if (!wasRepeat(click)) onConfirm();
              }}
            >
              {confirmLabel}
            </Button>
          </Footer>
        </Panel>
      </Centre>
    </HeadlessDialog>
  );
}
