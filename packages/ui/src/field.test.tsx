import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Field, TextAreaField } from './field';
import { Select } from './select';

const typeOptions = [
  { value: 'all', label: 'Any type' },
  { value: 'soup', label: 'Soup' },
];

describe('Field', () => {
  it('is named by its label and described by its hint', () => {
    render(<Field label="Username" hint="Up to 50 characters." />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    expect(field).toHaveAccessibleDescription('Up to 50 characters.');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('[VALID-5b] ties an error to the control', () => {
    render(<Field label="Confirm Password" type="password" error="Passwords do not match." />);
    const field = screen.getByLabelText('Confirm Password');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Passwords do not match.');
  });

  it('keeps a hidden label as the accessible name', () => {
    render(<Field label="Ingredient" labelHidden />);
    expect(screen.getByRole('textbox', { name: 'Ingredient' })).toBeInTheDocument();
  });

  it('shows and hides a password', async () => {
    render(
      <Field
        label="Password"
        type="password"
        defaultValue="butter"
        passwordToggle={{ show: 'Show password', hide: 'Hide password' }}
      />,
    );
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('butter');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('forwards its ref and all input props', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = jest.fn();
    render(<Field label="Email" type="email" ref={ref} maxLength={5} onChange={onChange} />);
    expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'abcdefg');
    expect(ref.current).toHaveValue('abcde');
    expect(onChange).toHaveBeenCalledTimes(5);
  });

  it('[INGR-5] accepts no text when locked, but reacts to an attempt', async () => {
    const onActivate = jest.fn();
    render(
      <Field label="Exclude ingredient" locked={{ description: 'Premium feature', onActivate }} />,
    );
    const field = screen.getByRole('textbox', { name: 'Exclude ingredient' });
    expect(field).toHaveAccessibleDescription('Premium feature');
    await userEvent.tab();
    expect(onActivate).not.toHaveBeenCalled();
    await userEvent.keyboard('p');
    expect(field).toHaveValue('');
    expect(onActivate).toHaveBeenCalledTimes(1);
    await userEvent.click(field);
    expect(onActivate).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    expect(onActivate).toHaveBeenCalledTimes(2);
    expect(field).not.toHaveFocus();
  });
});

describe('TextAreaField', () => {
  it('is as high as one line of text needs, if it is for one', () => {
    render(<TextAreaField label="Item" wraps />);
    const item = screen.getByRole('textbox', { name: 'Item' });
    expect(item).toHaveAttribute('rows', '1');
    expect(getComputedStyle(item).resize).toBe('none');
  });

  it('is named, described and editable', async () => {
    render(<TextAreaField label="Notes" error="Too long." />);
    const area = screen.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(area, 'one{Enter}two');
    expect(area).toHaveValue('one\ntwo');
    expect(area).toHaveAccessibleDescription('Too long.');
  });
});

describe('Select', () => {
  it('is a native combobox', async () => {
    const onChange = jest.fn();
    render(<Select label="Recipe Type" options={typeOptions} onChange={onChange} />);
    const select = screen.getByRole('combobox', { name: 'Recipe Type' });
    await userEvent.selectOptions(select, 'Soup');
    expect(select).toHaveValue('soup');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('[INGR-5] opens nothing when locked, but keeps role, name and value', async () => {
    const onActivate = jest.fn();
    render(
      <Select
        label="Diet"
        value="all"
        options={typeOptions}
        locked={{ description: 'Premium feature', onActivate }}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Diet' });
    expect(select).toHaveAccessibleDescription('Premium feature');
    expect(select).toHaveTextContent('Any type');
    await userEvent.click(select);
    await userEvent.keyboard('{Enter}');
    expect(onActivate).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});
