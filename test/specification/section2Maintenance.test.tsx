import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConfiguration } from '../../src/domain/maintenance/AppConfiguration';
import { VirtualTime } from '../support/time/VirtualTime';
import { whileTimeFlies } from '../support/time/whileTimeFlies';
import { configureSite, noConfiguration } from './configureSite';
import { beginInEmptyBrowser, closeSite, openEmbeddedSite } from './openEmbeddedSite';
import { asAdmin, asKarim, asTimePasses } from './siteSteps';

beginInEmptyBrowser();

const closed = { ...openConfiguration, maintenance: true };
const launchTitle = () => screen.findByRole('heading', { level: 1, name: 'Mon Bazar arrive bientôt' });
const gear = () => screen.getByRole('button', { name: 'Accès des administrateurs' });
const email = () => screen.findByRole('textbox', { name: 'Votre adresse email' });
const send = () => screen.getByRole('button', { name: "M'avertir" });

test("§2.43 “Title announcing the product is coming soon ('... arrive bientôt').”, where §4.10 “If maintenance is true and there is no override, the maintenance page shows.”", async () => {
  await configureSite(closed);
  await openEmbeddedSite();
  expect(await launchTitle()).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
});

test('§2.44 “Countdown to the launch date showing Jours, Heures, Minutes, Secondes.” (§3.5), which goes on', async () => {
  const time = new VirtualTime();
  const targetDate = time.now() + ((2 * 24 + 3) * 60 + 4) * 60_000 + 5000;
  await configureSite({ ...closed, targetDate });
  await openEmbeddedSite({ time });
  await launchTitle();
  const units = () => screen.getByRole('timer').textContent;
  expect(units()).toBe('02 Jours03 Heures04 Minutes05 Secondes');
  await asTimePasses(time, () => expect(units()).toMatch(/0[0-4] Secondes$/));
});

test('§2.44 “Countdown to the launch date”: the one of the configuration where there is no date (§3.5 “countdownConfig (days, hours, minutes, seconds)”)', async () => {
  await configureSite({ ...closed, countdownConfig: { days: 9, hours: 8, minutes: 7, seconds: 6 } });
  await openEmbeddedSite();
  expect(await screen.findByRole('timer')).toHaveTextContent('09 Jours08 Heures07 Minutes06 Secondes');
});

test("§2.45 “Newsletter form: heading 'Soyez informé du lancement', field placeholder 'Votre adresse email', button 'M'avertir'”", async () => {
  await configureSite(closed);
  await openEmbeddedSite();
  expect(await screen.findByRole('heading', { name: 'Soyez informé du lancement' })).toBeVisible();
  expect(await email()).toHaveAttribute('placeholder', 'Votre adresse email');
  expect(send()).toBeEnabled();
});

test('§5.3 “The field is also a required email input.”', async () => {
  await configureSite(closed);
  await openEmbeddedSite();
  expect(await email()).toHaveAttribute('type', 'email');
  expect(await email()).toBeRequired();
});

test("§4.14 “idle, then sending, then subscribed (success message).”: §2.46 “('Envoi...' while sending)”, then §2.47 “On success it shows 'Merci ! Vous serez informé du lancement.'” (§1.2 “and subscribe to a launch newsletter while the maintenance page is up.”, §6.1 “subscribe to the newsletter on the maintenance page |”)", async () => {
  await configureSite(closed);
  const { user } = await openEmbeddedSite();
  await user.type(await email(), 'ines@exemple.fr');
  const button = send();
  const texts: (string | null)[] = [];
  const seen = new MutationObserver(() => texts.push(button.textContent));
  seen.observe(button, { childList: true, characterData: true, subtree: true });
  await user.click(button);
  expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
  expect(texts).toContain('Envoi...');
});

test.each(['', 'ines', 'ines@exemple', 'ines.exemple.fr'])(
  "§5.1 “must be non-empty and contain '@' and '.'.” §5.2 “Otherwise the error is 'Veuillez entrer une adresse email valide'.” (§8.1): %j",
  async (address) => {
    await configureSite(closed);
    const { user } = await openEmbeddedSite();
    const field = await email();
    await user.type(field, `${address}{Enter}`);
    expect(await screen.findByText('Veuillez entrer une adresse email valide')).toBeVisible();
    expect(field).toHaveValue(address);
  },
);

test('§9.13 “position bottom-center.”', async () => {
  await configureSite(closed);
  const { user } = await openEmbeddedSite();
  await user.type(await email(), 'ines{Enter}');
  const toast = await screen.findByText('Veuillez entrer une adresse email valide');
  const place = getComputedStyle(toast.closest('.notistack-SnackbarContainer') ?? document.body);
  expect([place.position, place.bottom, place.top, place.left, place.transform]).toEqual([
    'fixed',
    '14px',
    '',
    '50%',
    'translateX(-50%)',
  ]);
});

test("§5.4 “A duplicate email (compared trimmed and lowercased) gives the message 'Vous êtes déjà inscrit à notre newsletter!'” and §5.5 “and is treated as subscribed.”", async () => {
  await configureSite(closed);
  for (const address of ['ines@exemple.fr', ' INES@Exemple.FR ']) {
    const { user } = await openEmbeddedSite();
    await user.type(await email(), `${address}{Enter}`);
    expect(await screen.findByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
    if (address !== 'ines@exemple.fr')
      expect(await screen.findByText('Vous êtes déjà inscrit à notre newsletter!')).toBeVisible();
    await closeSite();
  }
});

test('§2.48 “A small gear button at the bottom right. For an admin it enters the site.”: and §4.11 “an override remembered in the browser and restored on later visits for admins.” (§3.12)', async () => {
  await configureSite(closed);
  const { time, user } = await openEmbeddedSite(asAdmin);
  await asTimePasses(time, () => expect(localStorage.getItem('mbz_profile')).not.toBeNull());
  await launchTitle();
  expect(gear()).toHaveStyle({ position: 'absolute' });
  const place = getComputedStyle(gear());
  expect([place.getPropertyValue('inset-inline-end'), place.getPropertyValue('inset-inline-start')]).toEqual([
    '16px',
    '',
  ]);
  expect(place.bottom).toBe('calc(16px + env(safe-area-inset-bottom))');
  await user.click(gear());
  expect(await screen.findByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  await closeSite();
  await openEmbeddedSite();
  expect(await screen.findByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
});

test('§4.11 “restored on later visits for admins.”: not for others who use the browser', async () => {
  await configureSite(closed);
  const { time } = await openEmbeddedSite({ stored: { ...asKarim.stored, mbz_maintenance_override: 'yes' } });
  await asTimePasses(time, () =>
    expect(screen.getByRole('heading', { level: 1, name: 'Mon Bazar arrive bientôt' })).toBeVisible(),
  );
});

test('§2.49 “Otherwise it goes to /admin/maintenance.”, and §2.13 “All /admin routes skip the maintenance gate.”', async () => {
  await configureSite(closed);
  const { address } = await openEmbeddedSite();
  await launchTitle();
  await act(async () => void fireEvent.click(gear()));
  await waitFor(() => expect(address()).toBe('/admin/maintenance'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Administration de la maintenance' })).toBeVisible();
});

test('§2.10 “it uses the bypass and does not use the site layout”', async () => {
  await openEmbeddedSite({ at: '/admin/maintenance' });
  await screen.findByRole('heading', { level: 1, name: 'Administration de la maintenance' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ouvrir le menu' })).toBeNull();
});

test('§4.9 “the config is read live.”: the site closes and opens before one’s eyes', async () => {
  await openEmbeddedSite();
  await screen.findByRole('heading', { level: 1, name: 'À propos' });
  await configureSite(closed);
  expect(await launchTitle()).toBeVisible();
  await configureSite(openConfiguration);
  expect(await screen.findByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
});

test("§4.13 “a toast 'Mode maintenance activé' or 'Mode maintenance désactivé' when the config changes.”: when its mode does", async () => {
  await configureSite(openConfiguration);
  const { time } = await openEmbeddedSite({ stored: { ...asAdmin.stored, mbz_maintenance_override: 'yes' } });
  await asTimePasses(time, () => expect(localStorage.getItem('mbz_profile')).not.toBeNull());
  await screen.findByRole('heading', { level: 1, name: 'À propos' });
  await whileTimeFlies(async () => {
    await configureSite(closed);
    expect(await screen.findByText('Mode maintenance activé')).toBeVisible();
    await configureSite(openConfiguration);
    expect(await screen.findByText('Mode maintenance désactivé')).toBeVisible();
  });
});

test("§4.12 “maintenance mode is on by default and admins get an error toast.”: §8.4 “Admin box 'Erreur de configuration' with 'Erreur de chargement de la configuration: {message}'.”, §8.5 “The maintenance page is forced on.”, §8.6 “Admin-only toast 'Erreur de chargement de la configuration. Mode maintenance activé par défaut.'” (§2.56)", async () => {
  await configureSite(noConfiguration);
  const { time } = await openEmbeddedSite(asAdmin);
  await asTimePasses(time, () =>
    expect(screen.getByRole('heading', { level: 1, name: 'Mon Bazar arrive bientôt' })).toBeVisible(),
  );
  const box = within(await screen.findByRole('alert'));
  expect(box.getByText('Erreur de configuration')).toBeVisible();
  expect(box.getByText(/^Erreur de chargement de la configuration: .+/)).toBeVisible();
  expect(
    await screen.findByText('Erreur de chargement de la configuration. Mode maintenance activé par défaut.'),
  ).toBeVisible();
});

test('§2.56 “Admin-only box”, §8.6 “Admin-only toast”: a visitor sees the page and nothing of them (§8.5)', async () => {
  await configureSite(noConfiguration);
  const { user } = await openEmbeddedSite();
  await launchTitle();
  const texts: string[] = [];
  const seen = new MutationObserver(() => texts.push(document.body.textContent));
  seen.observe(document.body, { childList: true, characterData: true, subtree: true });
  // Toasts come one after the other: one about the configuration would be there before this one.
  await user.type(await email(), 'ines{Enter}');
  expect(await screen.findByText('Veuillez entrer une adresse email valide')).toBeVisible();
  seen.disconnect();
  expect(
    [document.body.textContent, ...texts].filter((text) => /Erreur de (configuration|chargement)/.test(text)),
  ).toEqual([]);
});
