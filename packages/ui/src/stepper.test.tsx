import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

function Servings({
  first,
  onChange,
}: {
  first: number | null;
  onChange: (value: number) => void;
}) {
  const [value, setValue] = useState(first);
  return (
    <Stepper
      label="Servings of Soup"
      lessLabel="Fewer servings of Soup"
      moreLabel="More servings of Soup"
      value={value}
      max={500}
      refusal="Servings must be a whole number from 1 to 500."
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function show(first: number | null) {
  const onChange = jest.fn();
  render(<Servings first={first} onChange={onChange} />);
  const number = screen.getByRole('spinbutton', { name: 'Servings of Soup' });
  return { onChange, number, user: userEvent.setup() };
}

describe('Stepper', () => {
  it('is changed by its buttons, between its ends', async () => {
    const { onChange, number, user } = show(2);
    const less = screen.getByRole('button', { name: 'Fewer servings of Soup' });
    await user.click(less);
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(less).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More servings of Soup' }));
    expect(number).toHaveValue('2');
    expect(number).toHaveAttribute('aria-valuenow', '2');
  });

  it('is typed, and stepped with the arrow keys', async () => {
    const { onChange, number, user } = show(4);
    await user.tab();
    expect(number).toHaveFocus();
    await user.keyboard('80');
    expect(onChange).toHaveBeenLastCalledWith(80);
    await user.keyboard('{ArrowUp}{PageDown}{ArrowDown}');
    expect(number).toHaveValue('70');
    await user.tab();
    expect(screen.getByRole('button', { name: 'More servings of Soup' })).not.toHaveFocus();
  });

  it.each([
    ['501', '500'],
    ['0', '1'],
    ['many', '4'],
    ['2.5', '2'],
  ])('says why %s cannot be, and settles for %s', async (text, settled) => {
    const { number, user } = show(4);
    await user.clear(number);
    expect(number).toBeValid();
    await user.type(number, text);
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription('Servings must be a whole number from 1 to 500.');
    await user.tab();
    expect(number).toBeValid();
    expect(number).toHaveValue(settled);
  });

  it('starts anywhere when there is no single number', async () => {
    const { onChange, number, user } = show(null);
    expect(number).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'More servings of Soup' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
  });
});
