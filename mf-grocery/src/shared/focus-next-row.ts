/** Before a row goes away because of its button: keyboard users continue with the button of the next one, or of the last. */
export function focusNextRow(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector('button')?.focus();
}
