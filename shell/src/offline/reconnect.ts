import { baseApi } from '@larder/api-client';
import { useAppDispatch } from '@larder/shell-sdk';
import { useEffect } from 'react';

/** When the device is back online, every screen refetches what it shows. */
export function useReconnect(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const askAnew = (): void => {
      dispatch(baseApi.internalActions.onOnline());
    };
    window.addEventListener('online', askAnew);
    return () => window.removeEventListener('online', askAnew);
  }, [dispatch]);
}
