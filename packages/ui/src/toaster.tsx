import { useCallback, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, useToaster, type Toast, type ToastPosition } from 'react-hot-toast/headless';
import styled, { css, keyframes } from 'styled-components';
import { ErrorIcon, InfoIcon, SuccessIcon } from './icons';
import { Spinner } from './spinner';
import {
  border,
  color,
  dockHeight,
  font,
  headerHeight,
  layer,
  measure,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from './theme/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-0.75rem) scale(0.97); }
`;

const Sheet = styled.div<{ $leaving: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: min(100%, ${measure.narrow});
  padding: ${space[3]} ${space[5]} ${space[3]} ${space[4]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${textSize.small};
  font-weight: ${weight.medium};
  line-height: 1.4;
  box-shadow: ${shadow.overlay};
  pointer-events: auto;
  animation: ${arrive} ${motion.gentle};
  transition:
    opacity ${motion.gentle},
    transform ${motion.gentle};

  ${({ $leaving }) =>
    $leaving &&
    css`
      opacity: 0;
      transform: translateY(-0.5rem);
      pointer-events: none;
    `}
`;

const Mark = styled.span<{ $ink: string }>`
  display: inline-flex;
  flex: none;
  color: ${({ $ink }) => $ink};
  font-size: 1.05rem;
`;

const marks: Record<Toast['type'], ReactNode> = {
  success: (
    <Mark $ink={color.success}>
      <SuccessIcon />
    </Mark>
  ),
  error: (
    <Mark $ink={color.danger}>
      <ErrorIcon />
    </Mark>
  ),
  loading: (
    <Mark $ink={color.accentSoftInk}>
      <Spinner />
    </Mark>
  ),
  blank: (
    <Mark $ink={color.inkMuted}>
      <InfoIcon />
    </Mark>
  ),
  custom: null,
};

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-inline-end: -${space[2]};
`;

/** Props of a `ToastCard`: the body of a toast made with `toast.custom`. */
export interface ToastCardProps {
  icon?: ReactNode;
  /** The toast's own `visible`; false while it animates out. */
  visible?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A toast with its own controls, such as Install and Later. */
export function ToastCard({ icon, visible = true, actions, children }: ToastCardProps) {
  return (
    <Sheet $leaving={!visible}>
      {icon && <Mark $ink={color.accentSoftInk}>{icon}</Mark>}
      <div role="status">{children}</div>
      {actions && <Actions>{actions}</Actions>}
    </Sheet>
  );
}

const toastOptions = { duration: 5000, removeDelay: 300, loading: { duration: Infinity } };
const defaultPosition: ToastPosition = 'top-center';

/** Below the app's header, which stays usable. */
const stackStyle: CSSProperties = {
  position: 'fixed',
  zIndex: layer.toast,
  top: `calc(${headerHeight} + ${space[3]})`,
  right: space[4],
  bottom: `calc(${dockHeight} + ${space[4]})`,
  left: space[4],
  pointerEvents: 'none',
};

const placeStyle: CSSProperties = {
  position: 'absolute',
  right: 0,
  left: 0,
  display: 'flex',
  justifyContent: 'center',
  transition: `transform ${motion.gentle}`,
};

interface PlacedToastProps {
  toast: Toast;
  /** How far it is from the edge, past the toasts before it. */
  offset: number;
  onHeight: (id: string, height: number) => void;
  children: ReactNode;
}

function PlacedToast({ toast, offset, onHeight, children }: PlacedToastProps) {
  const { id, position = defaultPosition } = toast;
  const measure = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      const report = () => onHeight(id, place.getBoundingClientRect().height);
      report();
      const observer = new MutationObserver(report);
      observer.observe(place, { subtree: true, childList: true, characterData: true });
      return () => observer.disconnect();
    },
    [id, onHeight],
  );
  const isAbove = position.startsWith('top');
  const style = {
    ...placeStyle,
    [isAbove ? 'top' : 'bottom']: 0,
    transform: `translateY(${isAbove ? offset : -offset}px)`,
  };
  return (
    <div ref={measure} style={style}>
      {children}
    </div>
  );
}

/**
 * Where toasts appear: top centre, 5 s, loading ones until they are replaced. Mounted once, on the body, because an
 * open dialog makes everything inside the app's root inert.
 */
export function Toaster() {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  const { toasts, handlers } = useToaster(toastOptions);
  if (!body) return null;
  return createPortal(
    <div style={stackStyle} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((toast) => (
        <PlacedToast
          key={toast.id}
          toast={toast}
          offset={handlers.calculateOffset(toast, { gutter: 10, defaultPosition })}
          onHeight={handlers.updateHeight}
        >
          {toast.type === 'custom' ? (
            resolveValue(toast.message, toast)
          ) : (
            <Sheet $leaving={!toast.visible} aria-hidden={!toast.visible} inert={!toast.visible}>
              {toast.icon ?? marks[toast.type]}
              <div role={toast.type === 'error' ? 'alert' : 'status'}>
                {resolveValue(toast.message, toast)}
              </div>
            </Sheet>
          )}
        </PlacedToast>
      ))}
    </div>,
    body,
  );
}
