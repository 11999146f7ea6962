import { copy } from '@larder/copy';
import { PremiumButton, WidgetSlot } from '@larder/shell-sdk';
import { Button, Notice } from '@larder/ui';
import { useState } from 'react';
import { Section } from './settings.parts';

export function PantrySection() {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <Section title={copy.account.pantry}>
      <p>{copy.account.pantryText}</p>
      <div>
        <PremiumButton variant="secondary" onClick={() => setIsOpen(true)}>
          {copy.account.managePantry}
        </PremiumButton>
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
