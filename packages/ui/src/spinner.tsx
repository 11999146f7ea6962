import styled, { keyframes } from 'styled-components';
import { border, radius, space } from './theme/tokens';
import { VisuallyHidden } from './visually-hidden';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  flex: none;
  width: 1.15em;
  height: 1.15em;
  border: ${border.heavy} solid currentcolor;
  border-right-color: transparent;
  border-radius: ${radius.pill};
  animation: ${turn} 800ms linear infinite;
`;

const Status = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${({ $large }) => ($large ? '1.5em' : 'inherit')};
`;

/** Props of a `Spinner`. Without a label it is decorative, inside a control that announces its own state. */
export interface SpinnerProps {
  label?: string;
  size?: 'medium' | 'large';
}

/** A spinner; with a label it is a status for screen readers. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  if (label === undefined) return <Ring aria-hidden="true" />;
  return (
    <Status role="status" $large={size === 'large'}>
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Status>
  );
}
