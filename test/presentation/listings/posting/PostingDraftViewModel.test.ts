import { afterEach, describe, expect, test, vi } from 'vitest';
import { GUEST } from '../../../../src/domain/account/guest';
import { draftFingerprint } from '../../../../src/domain/listings/draft/draftContent';
import { emptyDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import { aDraft } from '../../../support/builders/aDraft';
import { aPhoto, aPosting, aProfile } from '../../../support/builders/aPosting';

afterEach(() => vi.useRealTimers());

test('the draft is saved when it is opened and at every change', () => {
  const { viewModel, drafts } = aPosting();
  viewModel.start();
  expect(drafts.get('karim')).toEqual(viewModel.draft);
  viewModel.writing.change({ title: 'V' });
  viewModel.writing.changeField('brand', 'B');
  viewModel.writing.changeField('model', '');
  expect(drafts.get('karim')).toMatchObject({ title: 'V', fields: { brand: 'B', model: '' } });
});

test('the title and the category fill in the fields of a new listing that they say something of', () => {
  const { viewModel, writing } = aPosting();
  viewModel.start();
  writing.changeSubject({ title: 'Canapé en cuir' });
  expect(writing.deduced).toEqual([]);
  writing.changeSubject({ categoryId: 'ameublement' });
  expect(writing.draft.fields).toEqual({ product: 'Canapé', material: 'cuir' });
  expect(writing.deduced).toEqual(['product', 'material']);
  writing.changeField('material', 'tissu');
  writing.changeSubject({ title: 'Canapé en velours' });
  expect(writing.draft.fields).toEqual({ product: 'Canapé', material: 'tissu' });
  expect(writing.deduced).toEqual(['product']);
});

test('a new title fills in no field of a listing that is edited', () => {
  const { viewModel, writing } = aPosting();
  viewModel.start();
  writing.open('karim', aDraft({ title: 'Canapé', categoryId: 'ameublement', fields: { product: 'Canapé' } }));
  writing.changeSubject({ title: 'Fauteuil en cuir' });
  expect(writing.draft.fields).toEqual({ product: 'Canapé' });
  expect(writing.deduced).toEqual([]);
});

test('a stored draft is opened again, and the person is notified', () => {
  const storedDraft = aDraft({ price: 'cent vingt', photos: [aPhoto('p')] });
  const { viewModel, photos } = aPosting({ storedDraft });
  viewModel.start();
  expect(viewModel.draft).toEqual(storedDraft);
  expect(photos.photos).toEqual([aPhoto('p')]);
  expect(viewModel.writing.wasRestored).toBe(true);
  viewModel.writing.dismissNotices();
  expect(viewModel.writing.wasRestored).toBe(false);
});

test('a stored draft without content is opened without a notice', () => {
  const { viewModel } = aPosting({ storedDraft: emptyDraft('vide') });
  viewModel.start();
  expect(viewModel.draft.id).toBe('vide');
  expect(viewModel.writing.wasRestored).toBe(false);
});

test('a draft that the browser refuses to store stays open and is marked as not saved', () => {
  const { viewModel, writing } = aPosting({ canSave: false });
  viewModel.start();
  writing.change({ title: 'Vélo' });
  expect(writing.isSaved).toBe(false);
  expect(viewModel.draft.title).toBe('Vélo');
});

test('the draft shows what another tab writes', () => {
  const { viewModel, photos, otherTab } = aPosting({ storedDraft: aDraft() });
  viewModel.start();
  otherTab(aDraft({ title: 'Vélo rouge', photos: [aPhoto('p')] }));
  expect(viewModel.draft.title).toBe('Vélo rouge');
  expect(photos.photos).toEqual([aPhoto('p')]);
});

test('a draft that another tab has published is replaced by a new one', () => {
  const { viewModel, writing, drafts, otherTab } = aPosting({ storedDraft: aDraft() });
  viewModel.start();
  viewModel.check();
  otherTab(null);
  expect(writing).toMatchObject({ wasPublishedElsewhere: true, wasRestored: false, hasContent: false });
  expect(drafts.get('karim')).toEqual(viewModel.draft);
  expect(viewModel.isChecked).toBe(false);
});

test('a draft without content is replaced without a notice', () => {
  const { viewModel, writing, otherTab } = aPosting();
  viewModel.start();
  otherTab(null);
  expect(writing.wasPublishedElsewhere).toBe(false);
});

test('the draft ignores other tabs once the screen is closed', () => {
  const { viewModel, otherTab } = aPosting({ storedDraft: aDraft() });
  viewModel.start()();
  otherTab(aDraft({ title: 'Trop tard' }));
  expect(viewModel.draft.title).toBe('Vélo de ville');
});

test('the draft survives signing out, and each person has their own', () => {
  const { viewModel, session, drafts } = aPosting();
  viewModel.start();
  viewModel.writing.change({ title: 'Vélo de Karim' });
  session.show(null);
  expect(viewModel.session).toBe('signed-out');
  expect(drafts.get('karim')?.title).toBe('Vélo de Karim');
  session.show(aProfile({ uid: 'camille' }));
  expect(viewModel.draft.title).toBe('');
  session.show(aProfile());
  expect(viewModel.draft.title).toBe('Vélo de Karim');
});

test('a person who signs in again sees no notice of a restored draft', () => {
  const { viewModel, session, writing } = aPosting();
  viewModel.start();
  writing.change({ title: 'Vélo' });
  session.show(null);
  session.show(aProfile());
  expect(writing.wasRestored).toBe(false);
});

test('a discarded draft can be restored, and the restoring undone', () => {
  const { viewModel, writing, drafts, photos } = aPosting({ storedDraft: aDraft({ photos: [aPhoto('p')] }) });
  viewModel.start();
  viewModel.check();
  const old = writing.restart();
  expect(writing.hasContent).toBe(false);
  expect(viewModel.draft.id).not.toBe(old.id);
  expect([viewModel.isChecked, photos.photos, writing.wasRestored]).toEqual([false, [], false]);
  writing.change({ title: 'Entre-temps' });
  const between = writing.restore(old);
  expect(drafts.get('karim')).toEqual(old);
  expect(photos.photos).toEqual([aPhoto('p')]);
  writing.restore(between);
  expect(viewModel.draft.title).toBe('Entre-temps');
});

test('the photos of a discarded draft are deleted only once it can no longer be restored', () => {
  vi.useFakeTimers();
  const { viewModel, writing, removed } = aPosting({ storedDraft: aDraft({ photos: [aPhoto('p'), aPhoto('q')] }) });
  viewModel.start();
  const old = writing.restart();
  vi.advanceTimersByTime(8000);
  expect(removed).toEqual([]);
  writing.restore(old);
  vi.advanceTimersByTime(120_000);
  expect(removed).toEqual([]);
  writing.restart();
  vi.advanceTimersByTime(120_000);
  expect(removed).toEqual(['p', 'q']);
});

describe('editing a listing', () => {
  const edited = aDraft({ title: 'Vélo de ville' });
  const KEY = `karim_velo_${draftFingerprint(edited)}`;
  const typed = aDraft({ title: 'Vélo révisé' });

  test('the draft begins as the listing is, beside the draft of a new one, and is stored at the first change', () => {
    const { writing, drafts } = aPosting({ storedDraft: aDraft({ id: 'nouvelle', title: 'Lampe' }) });
    writing.open('karim', edited);
    expect(writing).toMatchObject({ draft: edited, hasContent: false, wasRestored: false });
    expect([...drafts.keys()]).toEqual(['karim']);
    writing.change({ title: 'Vélo révisé' });
    expect(writing.hasContent).toBe(true);
    expect(drafts.get(KEY)).toEqual(typed);
    expect(drafts.get('karim')?.title).toBe('Lampe');
  });

  test('a stored draft of the same version is opened again', () => {
    const { writing, drafts } = aPosting();
    drafts.set(KEY, typed);
    writing.open('karim', edited);
    expect(writing).toMatchObject({ draft: typed, wasRestored: true });
  });

  test('a draft of an earlier version is not restored, so that later changes stay', () => {
    const { writing, drafts } = aPosting();
    writing.open('karim', edited);
    writing.change({ title: 'Vélo révisé' });
    const since = aDraft({ title: 'Vélo vérifié', photos: [aPhoto('neuve')] });
    writing.open('karim', since);
    expect(writing).toMatchObject({ draft: since, hasContent: false, wasRestored: false });
    writing.change({ price: '90' });
    expect(drafts.get(`karim_velo_${draftFingerprint(since)}`)).toEqual({ ...since, price: '90' });
  });

  test('a stored draft without changes causes no notice', () => {
    const { writing, drafts } = aPosting();
    drafts.set(KEY, aDraft());
    writing.open('karim', edited);
    expect(writing.wasRestored).toBe(false);
  });

  test('the draft can be reset to the listing, and the reset undone', () => {
    const { writing } = aPosting();
    writing.open('karim', edited);
    writing.change({ title: 'Vélo révisé' });
    const replaced = writing.restart();
    expect(writing).toMatchObject({ draft: edited, hasContent: false });
    writing.restore(replaced);
    expect(writing.draft.title).toBe('Vélo révisé');
  });

  test('the stored draft is deleted once it is published', () => {
    const { writing, drafts } = aPosting();
    writing.open('karim', edited);
    writing.change({ title: 'Vélo révisé' });
    writing.clear();
    expect(drafts.has(KEY)).toBe(false);
  });

  test('a draft that another tab publishes stays, and no longer counts as a change', () => {
    const { writing, otherTab } = aPosting();
    writing.open('karim', edited);
    writing.change({ title: 'Vélo révisé' });
    otherTab(null);
    expect(writing).toMatchObject({ draft: typed, hasContent: false, wasPublishedElsewhere: true });
  });
});

describe('a draft that was begun before signing in', () => {
  test('it goes to whoever signs in, and leaves the browser as a guest’s', () => {
    const guestDraft = aDraft({ title: 'Lampe' });
    const { viewModel, writing, drafts } = aPosting({ guestDraft });
    viewModel.start();
    expect(writing.draft).toEqual(guestDraft);
    expect(drafts.get('karim')).toEqual(guestDraft);
    expect(drafts.has(GUEST)).toBe(false);
    expect([writing.wasRestored, writing.replacedByGuest]).toEqual([true, null]);
  });

  test('it takes the place of the person’s own, which can be brought back', () => {
    const storedDraft = aDraft({ id: 'own', title: 'Vélo' });
    const { viewModel, writing, drafts } = aPosting({ storedDraft, guestDraft: aDraft({ title: 'Lampe' }) });
    viewModel.start();
    expect(writing.draft.title).toBe('Lampe');
    expect(writing.replacedByGuest).toEqual(storedDraft);
    writing.restore(storedDraft);
    expect(drafts.get('karim')).toEqual(storedDraft);
    expect(writing.replacedByGuest).toBeNull();
  });

  test('a blank one takes the place of nothing that was written', () => {
    const storedDraft = aDraft({ id: 'own' });
    const { viewModel, writing, drafts } = aPosting({ storedDraft, guestDraft: emptyDraft('blank') });
    viewModel.start();
    expect(writing.draft).toEqual(storedDraft);
    expect(drafts.has(GUEST)).toBe(true);
  });

  test('a blank one, of which photos may wait, is continued by a person who has written nothing', () => {
    const { viewModel, writing } = aPosting({ guestDraft: emptyDraft('blank') });
    viewModel.start();
    expect(writing.draft.id).toBe('blank');
    expect(writing.wasRestored).toBe(false);
  });

  test('it has no part in the editing of a listing', () => {
    const { writing, drafts } = aPosting({ guestDraft: aDraft({ title: 'Lampe' }) });
    writing.open('karim', aDraft({ id: 'own' }));
    expect(writing.draft.id).toBe('own');
    expect(drafts.has(GUEST)).toBe(true);
  });
});
