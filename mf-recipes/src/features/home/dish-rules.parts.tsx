import { dishRules } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Stack, Switch, type Lock } from '@larder/ui';
import { useState } from 'react';
import { Disclosure } from './disclosure.parts';
import type { DishRule } from './home.model';

interface DishRulesProps {
  rules: readonly DishRule[];
  onChange: (rules: DishRule[]) => void;
  locked?: Lock;
}

/** [FACTS-4] What a dish has to keep besides a diet; closed until someone needs it. */
export function DishRules({ rules, onChange, locked }: DishRulesProps) {
  const [open, setOpen] = useState(rules.length > 0);
  return (
    <Disclosure open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{copy.recipes.moreRules(rules.length)}</summary>
      <Stack $gap={2}>
        {dishRules.map((rule) => (
          <Switch
            key={rule}
            label={copy.recipes.rules[rule]}
            hint={copy.recipes.ruleHints[rule]}
            checked={rules.includes(rule)}
            onChange={(isOn) =>
              onChange(dishRules.filter((one) => (one === rule ? isOn : rules.includes(one))))
            }
            locked={locked}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}
