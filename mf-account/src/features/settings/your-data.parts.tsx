import { errorMessage } from '@larder/api-client';
import { useDeleteAccountMutation } from '@larder/api-client/auth';
import { useGetSubscriptionQuery } from '@larder/api-client/payments';
import { copy } from '@larder/copy';
import { forgetDrafts, notify, useSession } from '@larder/shell-sdk';
import { Button, Notice } from '@larder/ui';
import { useState } from 'react';
import { afterDeletion } from '../../shared/subscription.model';
import { DataTransfers } from './data-transfers.parts';
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

export function YourDataSection() {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Section title={copy.account.yourData}>
      <p>{copy.account.yourDataText}</p>
      <DataTransfers />
      <div>
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          {copy.account.deleteAccount}
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Section>
  );
}
