import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFocusRecovery } from '../../../../src/presentation/shared/focus/useFocusRecovery';

function Page() {
  const [step, setStep] = useState(0);
  useFocusRecovery();
  const press = () => setStep(step + 1);
  return (
    <main tabIndex={-1}>
      <button>Avant</button>
      <section aria-label="Téléphone">
        <p>06 39 98 01 23</p>
        <p>{step === 1 && <button onClick={press}>Vérifier</button>}</p>
        {step === 0 && <button onClick={press}>Changer</button>}
        {step === 1 && (
          <form>
            <input aria-label="Numéro" />
            <button type="button" onClick={press}>
              Annuler
            </button>
          </form>
        )}
        {step === 2 && <p>Rien</p>}
        <div role="group">
          <button>Enregistrer</button>
          {step === 0 && <button onClick={press}>Rétablir</button>}
        </div>
      </section>
      {step === 0 && <button onClick={press}>Fermer</button>}
      <button>Après</button>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('the control that replaces the pressed button gets the focus, or else the one before it', async () => {
  render(<Page />);
  await userEvent.click(button('Changer'));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  await userEvent.click(button('Annuler'));
  await waitFor(() => expect(button('Enregistrer')).toHaveFocus());
});

test('the control before the last of a row gets its focus', async () => {
  render(<Page />);
  await userEvent.click(button('Rétablir'));
  await waitFor(() => expect(button('Enregistrer')).toHaveFocus());
});

test('a box without controls gets the focus itself, until the person leaves it', async () => {
  render(<Page />);
  await userEvent.click(button('Changer'));
  await userEvent.click(button('Vérifier'));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^$/));
  const box = document.activeElement;
  expect(box?.tagName).toBe('P');
  await userEvent.tab();
  expect(button('Enregistrer')).toHaveFocus();
  expect(box).not.toHaveAttribute('tabindex');
});

test('the focus goes to the beginning of the page when a part of the page itself is removed', async () => {
  render(<Page />);
  await userEvent.click(button('Fermer'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a button that was disabled during its action gets the focus back', async () => {
  render(<Page />);
  const pressed = button('Avant');
  await userEvent.click(pressed);
  // As browsers do with what cannot have the focus any more.
  act(() => pressed.blur());
  await act(async () => pressed.setAttribute('disabled', ''));
  expect(document.body).toHaveFocus();
  act(() => pressed.removeAttribute('disabled'));
  await waitFor(() => expect(pressed).toHaveFocus());
});

test('a click elsewhere leaves the focus alone', async () => {
  render(<Page />);
  await userEvent.click(button('Changer'));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  await userEvent.click(document.body);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const noticed = new Promise((resolve) =>
    new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true }),
  );
  act(() => screen.getByRole('textbox').remove());
  await noticed;
  vi.runAllTimers();
  vi.useRealTimers();
  expect(document.body).toHaveFocus();
});
