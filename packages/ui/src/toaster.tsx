import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, Toaster as ToastStack, type Toast } from 'react-hot-toast';
import styled, { css, keyframes } from 'styled-components';
import { ErrorIcon, InfoIcon, SuccessIcon } from './icons';
import { Spinner } from './spinner';
import {
  border,
  color,
  font,
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

/**
 * Where toasts appear: top centre, 5 s, loading ones until they are replaced. Mounted once, on the body, because an
 * open dialog makes everything inside the app's root inert.
 */
export function Toaster() {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  if (!body) return null;
  return createPortal(
    <ToastStack
      position="top-center"
      gutter={10}
      toastOptions={{
        duration: 5000,
        removeDelay: 300,
        loading: { duration: Infinity },
      }}
      containerStyle={{ zIndex: layer.toast }}
    >
      {(toast) => (
        <Sheet $leaving={!toast.visible}>
          {toast.icon ?? marks[toast.type]}
          <div role={toast.type === 'error' ? 'alert' : 'status'}>
            {resolveValue(toast.message, toast)}
          </div>
        </Sheet>
      )}
    </ToastStack>,
    body,
  );
}
