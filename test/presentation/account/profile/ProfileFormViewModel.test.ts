import { describe, expect, test } from 'vitest';
import { UpdateProfile } from '../../../../src/application/account/UpdateProfile';
import { failure, success } from '../../../../src/domain/shared/Result';
import { ProfileFormViewModel } from '../../../../src/presentation/account/profile/ProfileFormViewModel';
import { aSession, someFormDrafts, someProfiles } from '../../../support/drivers/anAccountPage';
import { anAccount, aPublicProfile } from '../../../support/builders/aPerson';

function aForm(kept: Record<string, object> = {}, source = someProfiles()) {
  const session = aSession();
  const { drafts, port } = someFormDrafts(kept);
  const form = new ProfileFormViewModel(session, source.profiles, new UpdateProfile(source.profiles), port);
  return { ...source, session, drafts, form, stop: form.start() };
}

describe('the form of one’s profile', () => {
  test('begins with what is stored', () => {
    const { form } = aForm();
    expect(form.entries).toEqual({ displayName: 'Claire', about: 'Bonjour', place: null, placeText: '' });
    expect(form).toMatchObject({ status: 'editing', isChanged: false });
  });

  test('begins with the account where no page has been written yet', () => {
    const { form } = aForm({}, someProfiles(null));
    expect(form.stored).toMatchObject({ uid: 'claire', displayName: 'Claire', about: '' });
  });

  test('keeps what is typed in this browser, and takes it up again', () => {
    const { drafts, form } = aForm();
    form.type({ about: 'Je répare des vélos.' });
    expect(drafts.get('profile claire')).toMatchObject({ about: 'Je répare des vélos.' });
    const later = aForm(Object.fromEntries(drafts)).form;
    expect(later.entries.about).toBe('Je répare des vélos.');
    expect(later.isChanged).toBe(true);
  });

  test('stores, says so once, and keeps nothing back', async () => {
    const { changed, drafts, form } = aForm();
    form.type({ displayName: ' Claire  B. ' });
    await form.save();
    expect(changed).toEqual([{ displayName: 'Claire B.', about: 'Bonjour', place: null }]);
    expect(form).toMatchObject({ saved: 1, isChanged: false, status: 'editing', failure: null });
    expect(form.entries.displayName).toBe('Claire B.');
    expect(drafts.size).toBe(0);
  });

  test('stores once when asked twice', async () => {
    const { changed, form } = aForm();
    form.type({ about: '' });
    await Promise.all([form.save(), form.save()]);
    expect(changed).toHaveLength(1);
  });

  test('loses nothing that is typed while it stores', async () => {
    const { form } = aForm();
    form.type({ about: 'Un' });
    const saving = form.save();
    form.type({ about: 'Un deux' });
    await saving;
    expect(form.entries.about).toBe('Un deux');
    expect(form.isChanged).toBe(true);
  });

  test('keeps what was typed when the server does not answer, and says why', async () => {
    const { drafts, form, outcomes } = aForm();
    outcomes.push(failure('offline'));
    form.type({ about: 'Un' });
    await form.save();
    expect(form).toMatchObject({ failure: 'offline', status: 'editing', isChanged: true });
    expect(drafts.has('profile claire')).toBe(true);
    await form.save();
    expect(form).toMatchObject({ failure: null, isChanged: false });
  });

  test('tells someone whose session has ended', async () => {
    const { drafts, form, session, stop } = aForm();
    form.type({ about: 'Un' });
    stop();
    session.show(null);
    await form.save();
    expect(form.failure).toBe('signed-out');
    expect(drafts.get('profile claire')).toMatchObject({ about: 'Un' });
  });

  test('names mistakes, each until its entry is typed anew', async () => {
    const { changed, form } = aForm();
    form.type({ about: 'x'.repeat(501), place: null, placeText: 'Nant' });
    await form.save();
    expect([...form.errors.keys()]).toEqual(['about', 'placeText']);
    form.type({ about: 'Un' });
    expect([...form.errors.keys()]).toEqual(['placeText']);
    expect(changed).toEqual([]);
  });

  test('goes back to what is stored, and forth again', () => {
    const { drafts, form } = aForm();
    form.type({ about: 'Un' });
    const typed = form.reset();
    expect(form).toMatchObject({ isChanged: false });
    expect(drafts.size).toBe(0);
    form.type(typed);
    expect(form.entries.about).toBe('Un');
  });

  test('shows what another tab stores, unless something is being written here', () => {
    const { form, tell } = aForm();
    tell(success({ ...aPublicProfile, about: 'Ailleurs' }));
    expect(form.entries.about).toBe('Ailleurs');
    form.type({ displayName: 'Clara' });
    tell(success({ ...aPublicProfile, about: 'Encore' }));
    expect(form.entries).toMatchObject({ displayName: 'Clara', about: 'Ailleurs' });
  });

  test('says when nothing can be read, and tries again', () => {
    const { form, tell } = aForm(
      {},
      {
        ...someProfiles(),
        profiles: {
          ...someProfiles().profiles,
          subscribe: (_uid, listener) => {
            listener(failure('offline'));
            return () => undefined;
          },
        },
      },
    );
    expect(form).toMatchObject({ stored: null, status: 'offline', attempt: 0 });
    form.retry();
    expect(form).toMatchObject({ status: 'loading', attempt: 1 });
    tell(failure('offline'));
  });

  test('warns of ways to be reached', () => {
    const { form } = aForm();
    form.type({ about: 'Appelez le 06 12 34 56 78' });
    expect(form.contactDetails).toEqual(['phone']);
  });

  test('is another person’s when someone else signs in', () => {
    const { form, listeners, session, stop } = aForm({ 'profile karim': { about: 'À Karim' } });
    form.type({ about: 'À Claire' });
    session.show({ ...anAccount, uid: 'karim' });
    expect(form.entries.about).toBe('À Karim');
    stop();
    expect(listeners.size).toBe(0);
  });
});
