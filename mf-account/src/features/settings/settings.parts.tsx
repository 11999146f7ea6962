import { errorMessage } from '@larder/api-client';
import { copy, dateFormat } from '@larder/copy';
import { useOnline } from '@larder/shell-sdk';
import { Button, Card, Field, Notice, SectionHeading, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';

/** A form in a section, as narrow as its input. */
export const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};

  > :not(button) {
    width: 100%;
    max-width: ${({ theme }) => theme.measure.narrow};
  }
`;

/** A control as narrow as its choices. */
export const Narrow = styled.div`
  max-width: ${({ theme }) => theme.measure.narrow};
`;

/** Account items, one per row. */
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

const moment = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** An instant, formatted for the person. */
export const momentOf = (iso: string): string => moment().format(new Date(iso));

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

/** Shown when a section could not be loaded; it reloads by itself when the device is online. */
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

interface CurrentPasswordFieldProps {
  value: string;
  fault: string | null;
  onChange: (password: string) => void;
}

/** Asks a signed-in person for the password before a sensitive action. */
export function CurrentPasswordField({ value, fault, onChange }: CurrentPasswordFieldProps) {
  return (
    <Field
      type="password"
      label={copy.account.currentPassword}
      autoComplete="current-password"
      value={value}
      error={fault ?? undefined}
      onChange={(event) => onChange(event.target.value)}
    />
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

/** A short form with Cancel and one action. */
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

interface PasswordDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** The action to perform with the password; if it fails, the dialog stays open with the reason. */
  act: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before an action that someone who finds the session open must not perform. */
export function PasswordDialog({ text, act, onClose, ...dialog }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await act(password);
      onClose();
    } catch (failure) {
      setFault(errorMessage(failure, copy.account.changeFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      {...dialog}
      busy={busy}
      busyLabel={copy.account.changing}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text}</p>
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
