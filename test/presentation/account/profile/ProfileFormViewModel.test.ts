import { describe, expect, test } from 'vitest';
import { UpdateProfile } from '../../../../src/application/account/UpdateProfile';
import { failure, success } from '../../../../src/domain/shared/Result';
import { ProfileFormViewModel } from '../../../../src/presentation/account/profile/ProfileFormViewModel';
import { aSession, someFormDrafts, someProfiles } from '../../../support/drivers/anAccountPage';
import { anAccount, aPublicProfile } from '../../../support/builders/aPerson';

function aForm(savedDrafts: Record<string, object> = {}, source = someProfiles()) {
  const session = aSession();
  const { drafts, port } = someFormDrafts(savedDrafts);
  const form = new ProfileFormViewModel(session, source.profiles, new UpdateProfile(source.profiles), port);
  return { ...source, session, drafts, form, stop: form.start() };
}

describe('ProfileFormViewModel', () => {
  test('the form starts with the stored profile', () => {
    const { form } = aForm();
    expect(form.entries).toEqual({ displayName: 'Claire', about: 'Bonjour', place: null, placeText: '' });
    expect(form).toMatchObject({ status: 'editing', isChanged: false });
  });

  test('the form starts with the account where no profile has been stored yet', () => {
    const { form } = aForm({}, someProfiles(null));
    expect(form.stored).toMatchObject({ uid: 'claire', displayName: 'Claire', about: '' });
  });

  test('typed entries are a draft in this browser that the next visit restores', () => {
    const { drafts, form } = aForm();
    form.type({ about: 'Je répare des vélos.' });
    expect(drafts.get('profile claire')).toMatchObject({ about: 'Je répare des vélos.' });
    const nextVisit = aForm(Object.fromEntries(drafts)).form;
    expect(nextVisit.entries.about).toBe('Je répare des vélos.');
    expect(nextVisit.isChanged).toBe(true);
  });

  test('a save stores the entries, counts once and clears the draft', async () => {
    const { changed, drafts, form } = aForm();
    form.type({ displayName: ' Claire  B. ' });
    await form.save();
    expect(changed).toEqual([{ displayName: 'Claire B.', about: 'Bonjour', place: null }]);
    expect(form).toMatchObject({ saved: 1, isChanged: false, status: 'editing', failure: null });
    expect(form.entries.displayName).toBe('Claire B.');
    expect(drafts.size).toBe(0);
  });

  test('a double click saves once', async () => {
    const { changed, form } = aForm();
    form.type({ about: '' });
    await Promise.all([form.save(), form.save()]);
    expect(changed).toHaveLength(1);
  });

  test('entries typed during a save stay', async () => {
    const { form } = aForm();
    form.type({ about: 'Un' });
    const saving = form.save();
    form.type({ about: 'Un deux' });
    await saving;
    expect(form.entries.about).toBe('Un deux');
    expect(form.isChanged).toBe(true);
  });

  test('entries and draft stay when the save fails', async () => {
    const { drafts, form, outcomes } = aForm();
    outcomes.push(failure('offline'));
    form.type({ about: 'Un' });
    await form.save();
    expect(form).toMatchObject({ failure: 'offline', status: 'editing', isChanged: true });
    expect(drafts.has('profile claire')).toBe(true);
    await form.save();
    expect(form).toMatchObject({ failure: null, isChanged: false });
  });

  test('a save after the session has ended fails as signed out and leaves the draft', async () => {
    const { drafts, form, session, stop } = aForm();
    form.type({ about: 'Un' });
    stop();
    session.show(null);
    await form.save();
    expect(form.failure).toBe('signed-out');
    expect(drafts.get('profile claire')).toMatchObject({ about: 'Un' });
  });

  test('an invalid entry has an error until it is typed again', async () => {
    const { changed, form } = aForm();
    form.type({ about: 'x'.repeat(501), place: null, placeText: 'Nant' });
    await form.save();
    expect([...form.errors.keys()]).toEqual(['about', 'placeText']);
    form.type({ about: 'Un' });
    expect([...form.errors.keys()]).toEqual(['placeText']);
    expect(changed).toEqual([]);
  });

  test('a reset restores what is stored and can be undone', () => {
    const { drafts, form } = aForm();
    form.type({ about: 'Un' });
    const typed = form.reset();
    expect(form).toMatchObject({ isChanged: false });
    expect(drafts.size).toBe(0);
    form.type(typed);
    expect(form.entries.about).toBe('Un');
  });

  test('what another tab stores shows only while the form is unchanged', () => {
    const { form, emit } = aForm();
    emit(success({ ...aPublicProfile, about: 'Ailleurs' }));
    expect(form.entries.about).toBe('Ailleurs');
    form.type({ displayName: 'Clara' });
    emit(success({ ...aPublicProfile, about: 'Encore' }));
    expect(form.entries).toMatchObject({ displayName: 'Clara', about: 'Ailleurs' });
  });

  test('the form has a failure when the profile cannot be loaded, and can retry', () => {
    const { form, emit } = aForm(
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
    emit(failure('offline'));
  });

  test('the form finds contact details in the texts', () => {
    const { form } = aForm();
    form.type({ about: 'Appelez le 06 12 34 56 78' });
    expect(form.contactDetails).toEqual(['phone']);
  });

  test('the form shows the draft of another person who signs in', () => {
    const { form, listeners, session, stop } = aForm({ 'profile karim': { about: 'À Karim' } });
    form.type({ about: 'À Claire' });
    session.show({ ...anAccount, uid: 'karim' });
    expect(form.entries.about).toBe('À Karim');
    stop();
    expect(listeners.size).toBe(0);
  });
});
