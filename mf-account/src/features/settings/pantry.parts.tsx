import { copy } from '@larder/copy';
import { usePremiumGate, useSession, WidgetSlot } from '@larder/shell-sdk';
import { Button, Notice } from '@larder/ui';
import { useState } from 'react';
import { Section } from './settings.parts';

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
