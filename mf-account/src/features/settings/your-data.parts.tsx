import { errorMessage } from '@larder/api-client';
import { useDeleteAccountMutation, useLazyExportAccountQuery } from '@larder/api-client/auth';
import { useGetSubscriptionQuery } from '@larder/api-client/payments';
import { copy } from '@larder/copy';
import { forgetDrafts, notify, useSession } from '@larder/shell-sdk';
import { Button, Cluster, Notice } from '@larder/ui';
import { useState } from 'react';
import { afterDeletion } from '../../shared/subscription.model';
import { CurrentPasswordField, FormDialog, Section } from './settings.parts';

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user, signOut } = useSession();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const { data: subscription, isLoading: isAsking } = useGetSubscriptionQuery();
  const subscriptionNotice = isAsking ? null : afterDeletion(subscription);
  const remove = async (): Promise<void> => {
    try {
      await deleteAccount({ deleteAccountBody: { password } }).unwrap();
      if (user) forgetDrafts(user.id);
      notify.success(copy.account.accountDeleted);
      signOut();
    } catch (error) {
      setFault(errorMessage(error, copy.account.changeFailed));
    }
  };
  return (
    <FormDialog
      title={copy.account.deleteAccountTitle}
      confirmLabel={copy.account.deleteAccount}
      tone="danger"
      busy={isLoading}
      busyLabel={copy.account.deleting}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{copy.account.deleteAccountText}</p>
      {subscriptionNotice && <Notice tone="warning">{subscriptionNotice}</Notice>}
      <p>{copy.account.deleteAccountConfirm}</p>
      <CurrentPasswordField
        value={password}
        fault={fault}
        onChange={(typed) => {
          setPassword(typed);
          setFault(null);
        }}
      />
    </FormDialog>
  );
}

/** Downloads a file as clicking a link would. */
function offerFile(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function YourDataSection() {
  const [isDeleting, setIsDeleting] = useState(false);
  const [exportAccount, { isFetching }] = useLazyExportAccountQuery({
    refetchOnReconnect: false,
  });
  const download = async (): Promise<void> => {
    try {
      offerFile('larder-export.json', await exportAccount().unwrap());
    } catch (error) {
      notify.error(errorMessage(error, copy.account.changeFailed));
    }
  };
  return (
    <Section title={copy.account.yourData}>
      <p>{copy.account.yourDataText}</p>
      <Cluster>
        <Button
          variant="secondary"
          busy={isFetching}
          busyLabel={copy.account.downloading}
          onClick={() => void download()}
        >
          {copy.account.downloadData}
        </Button>
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          {copy.account.deleteAccount}
        </Button>
      </Cluster>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Section>
  );
}
