import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AddSubscriptionFailure } from '../../../src/application/newsletter/NewsletterRepository';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { NewsletterForm } from '../../../src/presentation/newsletter/NewsletterForm';
import { NewsletterViewModel } from '../../../src/presentation/newsletter/NewsletterViewModel';
import { NotifyContext } from '../../../src/presentation/shared/notices/notify';
import { aSubscribeNewsletter, someUnsubscribeToken } from '../../support/doubles/aSubscribeNewsletter';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { newsletterViewModel } from '../../../src/presentation/newsletter/viewModels';

function showForm(answer: Result<void, AddSubscriptionFailure>, areSent = false) {
  const notify = vi.fn();
  const source = aViewModelSource(
    given(
      newsletterViewModel,
      () =>
        new NewsletterViewModel(
          aSubscribeNewsletter(() => Promise.resolve(answer)),
          { areSent },
        ),
    ),
  );
  render(
    <MemoryRouter>
      <ViewModelContext value={source}>
        <NotifyContext value={notify}>
          <NewsletterForm />
        </NotifyContext>
      </ViewModelContext>
    </MemoryRouter>,
  );
  return notify;
}

test('a subscription is confirmed', async () => {
  showForm(success());
  await userEvent.type(screen.getByRole('textbox', { name: 'Votre adresse email' }), 'claire@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: "M'avertir" }));
  expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lien de désinscription' })).toHaveAttribute(
    'href',
    `/newsletter/desinscription#${someUnsubscribeToken}`,
  );
});

test('a person who is subscribed already finds the page to unsubscribe', async () => {
  showForm(failure('already-subscribed'));
  expect(screen.getByRole('link', { name: 'Se désinscrire' })).toHaveAttribute('href', '/newsletter/desinscription');
  await userEvent.type(screen.getByRole('textbox'), 'claire@exemple.fr{Enter}');
  expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se désinscrire' })).toHaveAttribute('href', '/newsletter/desinscription');
});

test('a person who has subscribed reads that an e-mail asks for a confirmation, where the site sends e-mails', async () => {
  showForm(success(), true);
  const hint = () => screen.queryByText(/^Un e-mail va vous demander de confirmer votre adresse/);
  expect(hint()).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), 'claire@exemple.fr{Enter}');
  expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
  expect(hint()).toBeVisible();
});

test('a person who is subscribed already is promised no e-mail, nor anybody on a site that sends none', async () => {
  for (const [answer, areSent] of [
    [failure('already-subscribed' as const), true],
    [success(), false],
  ] as const) {
    showForm(answer, areSent);
    await userEvent.type(screen.getByRole('textbox'), 'claire@exemple.fr{Enter}');
    expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
    expect(screen.queryByText(/^Un e-mail va vous demander/)).toBeNull();
    cleanup();
  }
});

test.each([
  ['already-subscribed' as const, 'Vous êtes déjà inscrit à notre newsletter!'],
  [{ kind: 'outage', message: 'réseau coupé' } as const, 'Une erreur est survenue: réseau coupé'],
  [{ kind: 'outage', message: '' } as const, 'Une erreur est survenue: Erreur inconnue'],
])('the failure %j shows « %s » (§8.2, §8.3)', async (reason, text) => {
  const notify = showForm(failure(reason));
  await userEvent.type(screen.getByRole('textbox'), 'claire@exemple.fr{Enter}');
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text }));
});

test('the field of a wrong address is marked until the address is right', async () => {
  showForm(success());
  const field = screen.getByRole('textbox', { name: 'Votre adresse email' });
  await userEvent.type(field, 'claire@exemple{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
  await userEvent.type(field, '.fr{Enter}');
  expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
});

test('the field of a wrong address takes the focus back from the button each time', async () => {
  showForm(success());
  const [field, button] = [screen.getByRole('textbox'), screen.getByRole('button')];
  await userEvent.type(field, 'claire@exemple');
  await userEvent.click(button);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.click(button);
  await waitFor(() => expect(field).toHaveFocus());
});

test('an invalid address is explained below the field too, until the next attempt', async () => {
  showForm(success());
  const field = screen.getByRole('textbox');
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.type(field, 'claire{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Écrivez votre adresse en entier, comme/));
  expect(field).toBeInvalid();
  await userEvent.type(field, '@exemple.fr{Enter}');
  expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
});
