import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SubscribeNewsletter } from '../../../src/application/newsletter/SubscribeNewsletter';
import type { AddSubscriptionFailure } from '../../../src/application/newsletter/NewsletterRepository';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { NewsletterForm } from '../../../src/presentation/newsletter/NewsletterForm';
import { NewsletterViewModel } from '../../../src/presentation/newsletter/NewsletterViewModel';
import { NotifyContext } from '../../../src/presentation/shared/notices/notify';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { newsletterViewModel } from '../../../src/presentation/newsletter/viewModels';

function showForm(answer: Result<void, AddSubscriptionFailure>) {
  const notify = vi.fn();
  const source = aViewModelSource(
    given(
      newsletterViewModel,
      () =>
        new NewsletterViewModel(
          new SubscribeNewsletter({ add: () => Promise.resolve(answer), count: () => Promise.resolve(success(0)) }),
        ),
    ),
  );
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>
        <NewsletterForm />
      </NotifyContext>
    </ViewModelContext>,
  );
  return notify;
}

test('a subscription is confirmed', async () => {
  showForm(success());
  await userEvent.type(screen.getByRole('textbox', { name: 'Votre adresse email' }), 'claire@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: "M'avertir" }));
  expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
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
