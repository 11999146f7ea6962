import { copy } from '@larder/copy';
import { useAppDispatch, useOnline } from '@larder/shell-sdk';
import { Button, PasskeyIcon } from '@larder/ui';
import { useId, useState } from 'react';
import { Hint, OtherWay } from './auth.parts';

interface PasskeyButtonProps {
  rememberMe: boolean;
  disabled: boolean;
  onStart: () => void;
  onToken: (token: string) => void;
  onComplaint: (complaint: string) => void;
}

/** Signs in with a passkey, if the browser supports it. The code is loaded when the button is pressed. */
export function PasskeyButton({
  rememberMe,
  disabled,
  onStart,
  onToken,
  onComplaint,
}: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const online = useOnline();
  const dispatch = useAppDispatch();
  const hint = useId();
  if (!('PublicKeyCredential' in globalThis)) return null;

  const signIn = async (): Promise<void> => {
    onStart();
    setBusy(true);
    try {
      const { tokenForPasskey, passkeyComplaint } = await import('./passkey-login');
      await tokenForPasskey(dispatch, rememberMe).then(onToken, (error: unknown) =>
        onComplaint(passkeyComplaint(error)),
      );
    } catch {
      onComplaint(copy.common.unknownError);
    }
    setBusy(false);
  };

  return (
    <OtherWay>
      <Button
        variant="secondary"
        size="large"
        wide
        icon={<PasskeyIcon />}
        busy={busy}
        busyLabel={copy.auth.passkeyWaiting}
        disabled={disabled || !online}
        aria-describedby={online ? undefined : hint}
        onClick={() => void signIn()}
      >
        {copy.auth.passkeyLogin}
      </Button>
      {!online && <Hint id={hint}>{copy.auth.passkeyOffline}</Hint>}
    </OtherWay>
  );
}
