import {
  useChangePasswordMutation,
  useChangeUsernameMutation,
  useDeleteAccountMutation,
  useLazyExportAccountQuery,
  type UserView,
} from '@larder/api-client/auth';
import {
  useCreatePortalSessionMutation,
  useGetSubscriptionQuery,
  type SubscriptionView,
} from '@larder/api-client/payments';
import { copy } from '@larder/copy';
import {
  notify,
  useNavigate,
  useOnline,
  usePremiumGate,
  useSession,
  useThemePreference,
  WidgetSlot,
} from '@larder/shell-sdk';
import {
  BreakableText,
  Button,
  Card,
  Cluster,
  Field,
  Notice,
  SectionHeading,
  Stack,
  Switch,
} from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { browser } from '../../shared/browser';
import { changeFailure } from '../../shared/change-failure';
import { Facts } from '../../shared/facts';
import { dateLabelOf, dayOf, noticeOf, opens } from '../../shared/subscription.model';
import { useCurrentSession } from '../../shared/use-current-session';
import { leaveMessage } from './message-after-reload';
import { passwordFault, usernameFault } from './settings.model';

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};

  > :not(button) {
    width: 100%;
    max-width: ${({ theme }) => theme.measure.narrow};
  }
`;

/** Things of the account, one a row. */
export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  min-height: 3.5rem;
  padding-block: ${({ theme }) => theme.space[2]};

  & + & {
    border-top: ${({ theme }) => `${theme.border.hairline} solid ${theme.color.line}`};
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Detail = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.textSize.small};
`;

const moment = new Intl.DateTimeFormat(navigator.languages, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A point of time, as the person writes it. */
export const momentOf = (iso: string): string => moment.format(new Date(iso));

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A titled card of the settings. */
export function Section({ title, children }: SectionProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <Stack $gap={4}>
        <SectionHeading id={heading}>{title}</SectionHeading>
        {children}
      </Stack>
    </Card>
  );
}

interface RetryNoticeProps {
  retrying: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** What a section says when it could not be loaded; it comes of itself when there is a network again. */
export function RetryNotice({ retrying, onRetry, children }: RetryNoticeProps) {
  const online = useOnline();
  if (!online) return <Detail>{copy.account.sectionOffline}</Detail>;
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" variant="ghost" busy={retrying} onClick={onRetry}>
          {copy.common.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

export function ProfileSection({ user }: { user: UserView }) {
  const { startSession } = useSession();
  const [username, setUsername] = useState(user.username);
  const [fault, setFault] = useState<string | null>(null);
  const [changeUsername, { isLoading }] = useChangeUsernameMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = usernameFault(username);
    setFault(found);
    if (found) return;
    try {
      const { message, token } = await changeUsername({
        changeUsernameBody: { newUsername: username.trim() },
      }).unwrap();
      startSession(token);
      if (token) {
        leaveMessage(message);
        browser.reload();
      } else {
        notify.success(message);
      }
    } catch (error) {
      setFault(changeFailure(error));
    }
  };
  return (
    <Section title={copy.account.profile}>
      <Facts>
        <dt>{copy.account.email}</dt>
        <dd>
          <BreakableText>{user.email}</BreakableText>
        </dd>
      </Facts>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={copy.account.username}
          autoComplete="username"
          maxLength={50}
          value={username}
          error={fault ?? undefined}
          onChange={(event) => {
            setUsername(event.target.value);
            setFault(null);
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={isLoading}
          busyLabel={copy.account.changing}
        >
          {copy.account.changeUsername}
        </Button>
      </Form>
    </Section>
  );
}

const emptyPasswords = { current: '', next: '', confirmation: '' };

export function PasswordSection() {
  const { startSession } = useSession();
  const [passwords, setPasswords] = useState(emptyPasswords);
  const [fault, setFault] = useState<string | null>(null);
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const change = (part: Partial<typeof emptyPasswords>): void => {
    setPasswords({ ...passwords, ...part });
    setFault(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = passwordFault(passwords.next, passwords.confirmation);
    setFault(found);
    if (found) return;
    try {
      const { message, token } = await changePassword({
        changePasswordBody: { currentPassword: passwords.current, newPassword: passwords.next },
      }).unwrap();
      startSession(token);
      setPasswords(emptyPasswords);
      notify.success(message);
    } catch (error) {
      setFault(changeFailure(error));
    }
  };
  const toggle = { show: copy.common.showPassword, hide: copy.common.hidePassword };
  return (
    <Section title={copy.account.password}>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Field
          type="password"
          label={copy.account.currentPassword}
          autoComplete="current-password"
          passwordToggle={toggle}
          value={passwords.current}
          onChange={(event) => change({ current: event.target.value })}
        />
        <Field
          type="password"
          label={copy.account.newPassword}
          autoComplete="new-password"
          passwordToggle={toggle}
          value={passwords.next}
          onChange={(event) => change({ next: event.target.value })}
        />
        <Field
          type="password"
          label={copy.account.confirmNewPassword}
          autoComplete="new-password"
          passwordToggle={toggle}
          value={passwords.confirmation}
          onChange={(event) => change({ confirmation: event.target.value })}
        />
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button
          type="submit"
          variant="secondary"
          busy={isLoading}
          busyLabel={copy.account.changing}
        >
          {copy.account.changePassword}
        </Button>
      </Form>
    </Section>
  );
}

/** As it is known from the account alone, until the rest is. */
const fromAccount = (user: UserView): Pick<SubscriptionView, 'status' | 'ends_on'> => ({
  status: user.subscription_status === 'active' ? 'active' : 'none',
  ends_on: user.subscription_end_date,
});

export function SubscriptionSection({ user }: { user: UserView }) {
  const navigate = useNavigate();
  const { data: subscription } = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [createPortal] = useCreatePortalSessionMutation();
  const [isOpening, setIsOpening] = useState(false);
  const { status, ends_on } = subscription ?? fromAccount(user);
  const isManaged = status !== 'none' && status !== 'ended';
  const paidBy = subscription?.provider && copy.account.providers[subscription.provider];
  const notice = subscription && noticeOf(subscription);
  useCurrentSession(subscription && opens(subscription));
  const manage = async (): Promise<void> => {
    setIsOpening(true);
    try {
      const { url } = await createPortal().unwrap();
      browser.goTo(url);
    } catch (error) {
      notify.error(changeFailure(error, copy.account.portalFailed));
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Section title={copy.account.subscription}>
      <Facts>
        <dt>{copy.account.status}</dt>
        <dd>{copy.account.statuses[status]}</dd>
        {status !== 'none' && ends_on && (
          <>
            <dt>{dateLabelOf({ status })}</dt>
            <dd>{dayOf(ends_on)}</dd>
          </>
        )}
        {isManaged && paidBy && (
          <>
            <dt>{copy.account.paidBy}</dt>
            <dd>{paidBy}</dd>
          </>
        )}
      </Facts>
      {notice && <Notice tone="warning">{notice}</Notice>}
      <div>
        {isManaged ? (
          <Button
            variant="secondary"
            busy={isOpening}
            busyLabel={copy.account.opening}
            onClick={() => void manage()}
          >
            {copy.account.manageSubscription}
          </Button>
        ) : (
          <Button onClick={() => void navigate('/subscribe')}>{copy.account.subscribe}</Button>
        )}
      </div>
    </Section>
  );
}

export function AppearanceSection() {
  const { theme, setTheme } = useThemePreference();
  return (
    <Section title={copy.account.appearance}>
      <Switch
        label={copy.account.darkTheme}
        hint={copy.account.darkThemeHint}
        checked={theme === 'dark'}
        onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
      />
    </Section>
  );
}

export function PantrySection() {
  const { isSubscribed } = useSession();
  const requirePremium = usePremiumGate();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <Section title={copy.account.pantry}>
      <p>{copy.account.pantryText}</p>
      <div>
        <Button
          variant="secondary"
          locked={
            isSubscribed
              ? undefined
              : { description: copy.common.premiumFeature, onActivate: requirePremium }
          }
          onClick={() => setIsOpen(true)}
        >
          {copy.account.managePantry}
        </Button>
      </div>
      {isOpen && (
        <WidgetSlot
          name="recipes/pantry-dialog"
          props={{ onClose: close }}
          unavailable={(retry) => (
            <Notice
              tone="danger"
              action={
                <Button size="small" variant="ghost" onClick={retry}>
                  {copy.common.retry}
                </Button>
              }
            >
              {copy.account.pantryUnavailable}
            </Notice>
          )}
        />
      )}
    </Section>
  );
}

interface FormDialogProps {
  title: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  busyLabel: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A short form with Cancel and one thing to do. */
export function FormDialog({
  title,
  confirmLabel,
  tone = 'primary',
  busy,
  busyLabel,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={copy.common.close}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button type="submit" form={form} variant={tone} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack $gap={4}>{children}</Stack>
      </form>
    </Dialog>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const remove = async (): Promise<void> => {
    try {
      await deleteAccount({ deleteAccountBody: { password } }).unwrap();
      notify.success(copy.account.accountDeleted);
      signOut();
    } catch (error) {
      setFault(changeFailure(error));
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
      <Field
        type="password"
        label={copy.account.currentPassword}
        autoComplete="current-password"
        value={password}
        error={fault ?? undefined}
        onChange={(event) => {
          setPassword(event.target.value);
          setFault(null);
        }}
      />
    </FormDialog>
  );
}

/** Hands the person a file, as a click on a link to it would. */
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
      notify.error(changeFailure(error));
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
