import { copy } from '@larder/copy';
import { Button, DeleteIcon, EditIcon, type ButtonProps } from '@larder/ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from './notify';
import { useSession } from './shell-context';

const redirectDelay = 1500;

/** Handles the use of a locked control: says that the feature is premium, then goes to the offer. */
export function usePremiumGate(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    notify.error(copy.common.premiumRequired);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate('/subscribe'), redirectDelay);
  }, [navigate]);
}

/** The lock of a premium control; undefined for subscribers. */
export function usePremiumLock(): ButtonProps['locked'] {
  const { isSubscribed } = useSession();
  const onActivate = usePremiumGate();
  return isSubscribed ? undefined : { description: copy.common.premiumFeature, onActivate };
}

/** A button for subscribers; for everyone else it is locked and leads to the offer. */
export function PremiumButton(props: Omit<ButtonProps, 'as' | 'locked'>): ReactNode {
  return <Button {...props} locked={usePremiumLock()} />;
}

export interface ChangeButtonsProps {
  onEdit: () => void;
  onDelete: () => void;
  /** Whether the editor is being opened. */
  isOpening?: boolean;
  /** More buttons, between the two. */
  children?: ReactNode;
}

/** Edit and Delete on the card of a saved item. */
export function ChangeButtons({
  onEdit,
  onDelete,
  isOpening,
  children,
}: ChangeButtonsProps): ReactNode {
  const look = { variant: 'secondary', size: 'small' } as const;
  return (
    <>
      <PremiumButton {...look} icon={<EditIcon />} busy={isOpening} onClick={onEdit}>
        {copy.common.edit}
      </PremiumButton>
      {children}
      <PremiumButton {...look} icon={<DeleteIcon />} onClick={onDelete}>
        {copy.common.delete}
      </PremiumButton>
    </>
  );
}
