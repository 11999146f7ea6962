import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { ChoiceGroup } from './choice-group';
import { Chip, ChipList } from './chip';
import { Switch } from './switch';

function RestrictedMode() {
  const [on, setOn] = useState(false);
  return <Switch label="Restricted Mode" checked={on} onChange={setOn} />;
}

describe('Switch', () => {
  it('turns on and off by pointer and keyboard', async () => {
    render(<RestrictedMode />);
    const control = screen.getByRole('switch', { name: 'Restricted Mode' });
    expect(control).not.toBeChecked();
    await userEvent.click(control);
    expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    expect(control).not.toBeChecked();
  });

  it('[INGR-3] stays off when locked, keeps its name and is described as premium', async () => {
    const onActivate = jest.fn();
    const onChange = jest.fn();
    render(
      <Switch
        label="Restricted Mode"
        checked
        onChange={onChange}
        locked={{ description: 'Premium feature', onActivate }}
      />,
    );
    const control = screen.getByRole('switch', { name: 'Restricted Mode' });
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription('Premium feature');
    expect(control).toBeEnabled();
    await userEvent.click(control);
    expect(onActivate).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Checkbox', () => {
  it('is ticked by its label', async () => {
    render(<Checkbox label="Remember me" hint="For 30 days." />);
    await userEvent.click(screen.getByText('Remember me'));
    const box = screen.getByRole('checkbox', { name: 'Remember me' });
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('For 30 days.');
  });
});

describe('Chip', () => {
  it('[INGR-2] lists ingredients, each with a button that removes it', async () => {
    const onRemove = jest.fn();
    render(
      <ChipList label="Included ingredients">
        <Chip tone="included" removeLabel="Remove chicken" onRemove={() => onRemove('chicken')}>
          chicken
        </Chip>
        <Chip tone="included" removeLabel="Remove rice" onRemove={() => onRemove('rice')}>
          rice
        </Chip>
      </ChipList>,
    );
    const list = screen.getByRole('list', { name: 'Included ingredients' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(list).getByRole('button', { name: 'Remove rice' }));
    expect(onRemove.mock.calls).toEqual([['rice']]);
  });

  it('has no button without onRemove', () => {
    render(<Chip>vegetarian</Chip>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

function Fate() {
  const [fate, setFate] = useState<'keep' | 'delete'>('keep');
  return (
    <ChoiceGroup
      legend="Its events"
      options={[
        { value: 'keep', label: 'Keep' },
        { value: 'delete', label: 'Delete' },
      ]}
      value={fate}
      onChange={setFate}
    />
  );
}

describe('ChoiceGroup', () => {
  it('is a named group in which one answer is chosen, by pointer and keyboard', async () => {
    render(<Fate />);
    const group = within(screen.getByRole('radiogroup', { name: 'Its events' }));
    expect(group.getByRole('radio', { name: 'Keep' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Delete' }));
    expect(group.getByRole('radio', { name: 'Keep' })).not.toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(group.getByRole('radio', { name: 'Keep' })).toBeChecked();
  });
});
