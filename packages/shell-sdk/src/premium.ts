import { copy } from '@larder/copy';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from './notify';

const redirectDelay = 1500;

/** What using a locked control does: says that the feature is premium, then goes to the offer. */
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
