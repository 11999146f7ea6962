import { longestPasskeyName } from '@larder/api-client/limits';
import { errorMessage } from '@larder/api-client';
import {
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useStartAddingPasskeyMutation,
  type PasskeyView,
} from '@larder/api-client/passkeys';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, Cluster, Field, Notice, PasskeyIcon, Skeleton } from '@larder/ui';
import { useId, useState } from 'react';
import {
  CurrentPasswordField,
  Detail,
  FormDialog,
  List,
  momentOf,
  PasswordDialog,
  RetryNotice,
  Row,
  Section,
} from './settings.parts';

function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [startAdding] = useStartAddingPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation();

  const add = async (): Promise<void> => {
    setFault(null);
    setRefusal(null);
    setBusy(true);
    try {
      const options = await startAdding({ startAddingPasskeyBody: { password } })
        .unwrap()
        .catch((failure: unknown) => setFault(errorMessage(failure, copy.account.changeFailed)));
      if (!options) return;
      const { newCredential, registrationComplaint } = await import('./passkey-registration');
      try {
        const credential = await newCredential(options);
        await addPasskey({ addPasskeyBody: { credential, name } }).unwrap();
        notify.success(copy.account.passkeyAdded);
        onClose();
      } catch (failure) {
        setRefusal(registrationComplaint(failure));
      }
    } catch {
      setRefusal(copy.account.changeFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={copy.account.addPasskey}
      confirmLabel={copy.account.addPasskey}
      busy={busy}
      busyLabel={copy.account.passkeyWaiting}
      onSubmit={add}
      onClose={onClose}
    >
      <p>{copy.account.addPasskeyText}</p>
      <CurrentPasswordField
        value={password}
        fault={fault}
        onChange={(typed) => {
          setPassword(typed);
          setFault(null);
        }}
      />
      <Field
        label={copy.account.passkeyName}
        hint={copy.account.passkeyNameHint}
        autoComplete="off"
        maxLength={longestPasskeyName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </FormDialog>
  );
}

interface PasskeyDialogProps {
  passkey: PasskeyView;
  onClose: () => void;
}

function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const [fault, setFault] = useState<string | null>(null);
  const [renamePasskey, { isLoading }] = useRenamePasskeyMutation();
  const rename = async (): Promise<void> => {
    try {
      await renamePasskey({ id: passkey.id, renamePasskeyBody: { name } }).unwrap();
      notify.success(copy.account.passkeyRenamed);
      onClose();
    } catch (failure) {
      setFault(errorMessage(failure, copy.account.changeFailed));
    }
  };
  return (
    <FormDialog
      title={copy.account.renamePasskeyTitle}
      confirmLabel={copy.account.renamePasskey}
      busy={isLoading}
      busyLabel={copy.account.changing}
      onSubmit={rename}
      onClose={onClose}
    >
      <Field
        label={copy.account.passkeyName}
        autoComplete="off"
        maxLength={longestPasskeyName}
        value={name}
        error={fault ?? undefined}
        onChange={(event) => {
          setName(event.target.value);
          setFault(null);
        }}
      />
    </FormDialog>
  );
}

function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const [removePasskey] = useRemovePasskeyMutation();
  const remove = async (password: string): Promise<void> => {
    await removePasskey({ id: passkey.id, removePasskeyBody: { password } }).unwrap();
    notify.success(copy.account.passkeyRemoved);
  };
  return (
    <PasswordDialog
      title={copy.account.removePasskeyTitle(passkey.name)}
      text={copy.account.removePasskeyText}
      confirmLabel={copy.account.removePasskey}
      tone="danger"
      act={remove}
      onClose={onClose}
    />
  );
}

const dialogs = { rename: RenamePasskeyDialog, remove: RemovePasskeyDialog };

function PasskeyRow({ passkey }: { passkey: PasskeyView }) {
  const description = useId();
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const OpenDialog = dialog && dialogs[dialog];
  const button = { size: 'small', 'aria-describedby': description } as const;
  return (
    <Row>
      <div id={description}>
        <p>{passkey.name}</p>
        <Detail>
          {copy.account.passkeyDates(
            momentOf(passkey.created_at),
            passkey.last_used_at && momentOf(passkey.last_used_at),
          )}
        </Detail>
      </div>
      <Cluster $gap={2}>
        <Button {...button} variant="secondary" onClick={() => setDialog('rename')}>
          {copy.account.renamePasskey}
        </Button>
        <Button {...button} variant="secondary" onClick={() => setDialog('remove')}>
          {copy.account.removePasskey}
        </Button>
      </Cluster>
      {OpenDialog && <OpenDialog passkey={passkey} onClose={() => setDialog(null)} />}
    </Row>
  );
}

/** The person's passkeys, with ways to add, name and remove them. */
export function PasskeysSection() {
  const { data, error, isFetching, refetch } = useListPasskeysQuery();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section title={copy.account.passkeys}>
      <p>{copy.account.passkeysText}</p>
      {!data && !error && <Skeleton shape="text" lines={2} />}
      {!data && error && (
        <RetryNotice retrying={isFetching} onRetry={() => void refetch()}>
          {copy.account.passkeysFailed}
        </RetryNotice>
      )}
      {data?.passkeys.length === 0 && <Detail>{copy.account.noPasskeys}</Detail>}
      {data && data.passkeys.length > 0 && (
        <List>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </List>
      )}
      {'PublicKeyCredential' in window ? (
        <div>
          <Button variant="secondary" icon={<PasskeyIcon />} onClick={() => setIsAdding(true)}>
            {copy.account.addPasskey}
          </Button>
        </div>
      ) : (
        <Notice tone="info">{copy.account.passkeysUnsupported}</Notice>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
    </Section>
  );
}
