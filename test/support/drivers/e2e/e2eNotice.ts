import { expect, type Page } from '@playwright/test';
import { press, typeInto } from './e2eKeyboard';
import { noticed } from './e2eModeration';
import { main, reach } from './e2eSite';

const details = 'Elle est vendue contre un mandat, jamais montrée, et les photos viennent d’un magasin.';

/** A visitor without an account reports the listing as a scam, from its page and by keyboard alone; the address of the follow-up. */
export async function sendNotice(visitor: Page, address: string): Promise<string> {
  await visitor.bringToFront();
  await visitor.goto(address);
  await press(visitor, main(visitor).getByRole('link', { name: 'Signaler cette annonce' }), 'Enter');
  const form = main(visitor);
  await expect(form.getByRole('heading', { level: 1, name: 'Signaler un contenu' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Adresse de la page' })).toHaveValue(/\/annonce\//);
  const reason = form.getByRole('combobox', { name: 'Motif' });
  await press(visitor, reason);
  await visitor.keyboard.type('Arn');
  await expect(reason).toHaveValue('scam');
  await typeInto(visitor, form.getByRole('textbox', { name: 'Explication' }), details);
  await visitor.reload();
  await expect(form.getByRole('textbox', { name: 'Explication' })).toHaveValue(details);
  await typeInto(visitor, form.getByRole('textbox', { name: 'Votre nom' }), 'Jeanne Martin');
  const email = form.getByRole('textbox', { name: 'Votre adresse e-mail' });
  await typeInto(visitor, email, 'jeanne');
  const send = form.getByRole('button', { name: 'Envoyer le signalement' });
  await press(visitor, send, 'Enter');
  await expect(form.getByText('Veuillez entrer une adresse e-mail valide, comme nom@exemple.fr.')).toBeVisible();
  await expect(form.getByText('Cochez cette case pour envoyer votre signalement.')).toBeVisible();
  await expect(email).toBeFocused();
  await visitor.keyboard.press('End');
  await visitor.keyboard.type('@exemple.fr');
  await press(visitor, form.getByRole('checkbox', { name: /^Je déclare de bonne foi/ }), 'Space');
  await press(visitor, send, 'Enter');
  await expect(form.getByRole('heading', { level: 1, name: 'Merci, votre signalement est enregistré' })).toBeVisible();
  await expectNoticeOutcome(visitor, 'En cours d’examen');
  return visitor.url();
}

/** The admin reads the notice in its case, which must be open, with who has sent it. */
export async function readNotice(admin: Page): Promise<void> {
  await admin.bringToFront();
  await reach(admin, '/admin/signalements');
  await press(admin, main(admin).getByRole('link', { name: noticed.title }), 'Enter');
  await expect(main(admin).getByText(details)).toBeVisible();
  const reply = main(admin).getByRole('link', { name: 'Répondre à Jeanne Martin' });
  await expect(reply).toHaveAttribute('href', /^mailto:jeanne@exemple\.fr\?subject=/);
}

/** The visitor comes back another day, with the reference alone, typed in by keyboard. */
export async function followNotice(visitor: Page, followUp: string, outcome: string): Promise<void> {
  await visitor.bringToFront();
  await visitor.goto('/signaler/suivi');
  const reference = followUp.split('#')[1] ?? '';
  await typeInto(visitor, main(visitor).getByRole('textbox', { name: 'Référence du signalement' }), reference);
  await visitor.keyboard.press('Enter');
  await expectNoticeOutcome(visitor, outcome);
  await expect(main(visitor).getByText('Jeanne')).toHaveCount(0);
}

async function expectNoticeOutcome(visitor: Page, outcome: string): Promise<void> {
  await expect(main(visitor).getByRole('status').getByText(outcome, { exact: true })).toBeVisible();
}
