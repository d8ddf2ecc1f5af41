import { describe, expect, test } from 'vitest';
import type { MessageDrafts } from '../../../../src/application/messaging/MessageDrafts';
import type { QueuedMessage } from '../../../../src/application/messaging/MessageOutbox';
import { SendMessage } from '../../../../src/application/messaging/SendMessage';
import { SendPhoto } from '../../../../src/application/messaging/SendPhoto';
import type { PhotoPreparation, PickedFile } from '../../../../src/application/listings/PhotoPreparation';
import { failure, success } from '../../../../src/domain/shared/Result';
import { ComposerViewModel } from '../../../../src/presentation/messaging/thread/ComposerViewModel';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { anOpening } from '../../../support/builders/aConversation';
import { InMemoryMessageOutbox } from '../../../support/inMemory/messaging/InMemoryMessageOutbox';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';
import { InMemoryPhotoUploadQueue } from '../../../support/inMemory/messaging/InMemoryPhotoUploadQueue';

const arrayBuffer = () => Promise.resolve(new ArrayBuffer(3));
const named = (name: string): PickedFile => ({ name, size: 3, type: 'image/jpeg', arrayBuffer });
const file = named('roue.jpg');

function composing(
  savedDrafts: Readonly<Record<string, string>> = {},
  prepare: PhotoPreparation['prepare'] = () => Promise.resolve(success(somePreparedPhoto)),
) {
  const texts = new Map(Object.entries(savedDrafts));
  const browser = { isFull: false };
  let emit: (text: string) => void = () => undefined;
  const drafts: MessageDrafts = {
    of: (id, uid) => texts.get(`${id} ${uid}`) ?? '',
    save: (id, uid, text) => {
      if (text === '') texts.delete(`${id} ${uid}`);
      else if (!browser.isFull) texts.set(`${id} ${uid}`, text);
      return text === '' || !browser.isFull;
    },
    subscribe: (_id, _uid, listener) => ((emit = listener), () => undefined),
  };
  const outbox = new InMemoryMessageOutbox();
  let last = 0;
  const ids = { newId: () => `id${(last += 1)}` };
  const clock = { now: () => 0 };
  const waiting = new InMemoryPhotoUploadQueue();
  const composer = new ComposerViewModel(
    new SendMessage(outbox, ids, clock),
    new SendPhoto(outbox, waiting, ids, clock),
    drafts,
    { prepare },
  );
  const end = composer.start('velo~karim', 'karim');
  return {
    composer,
    end,
    waiting,
    texts,
    browser,
    sent: () => outbox.of('karim').map(({ content }: QueuedMessage) => content),
    outbox,
    elsewhere: (text: string) => emit(text),
  };
}

describe('a draft', () => {
  test('a draft is stored at every keystroke, restored, and shared by tabs', () => {
    const { composer, texts, elsewhere } = composing({ 'velo~karim karim': 'Bonj' });
    expect(composer.text).toBe('Bonj');
    composer.type('Bonjour');
    expect(texts.get('velo~karim karim')).toBe('Bonjour');
    elsewhere('Bonjour !');
    expect(composer.text).toBe('Bonjour !');
  });

  test('the text of a withdrawn message becomes the draft, unless there is one', () => {
    const { composer, texts } = composing();
    expect(composer.takeBack('Bonjour')).toBe(true);
    expect(texts.get('velo~karim karim')).toBe('Bonjour');
    expect(composer.takeBack('Bonsoir')).toBe(false);
    expect(composer.text).toBe('Bonjour');
  });

  test('the text of a message that is withdrawn after the conversation was left leaves what another tab has stored', () => {
    const { composer, end, texts } = composing();
    end();
    texts.set('velo~karim karim', 'Plutôt demain');
    expect(composer.takeBack('Bonjour')).toBe(false);
    texts.set('velo~karim karim', '');
    expect(composer.takeBack('Bonjour')).toBe(true);
    expect(texts.get('velo~karim karim')).toBe('Bonjour');
  });

  test('a draft that the browser refuses to store is known until it is sent', () => {
    const { composer, browser } = composing({ 'velo~karim karim': 'Bonj' });
    expect(composer.isSaved).toBe(true);
    browser.isFull = true;
    composer.type('Bonjour');
    expect(composer.isSaved).toBe(false);
    composer.sendText(null);
    expect(composer.isSaved).toBe(true);
  });

  test('the composer knows from the beginning that the browser no longer stores its draft', () => {
    const { composer, browser } = composing({ 'velo~karim karim': 'Bonj', 'table ': 'Libre ?' });
    browser.isFull = true;
    composer.start('velo~karim', 'karim');
    expect(composer).toMatchObject({ text: 'Bonj', isSaved: false });
    composer.start('table~karim', 'karim');
    expect(composer).toMatchObject({ text: 'Libre ?', isSaved: false });
  });

  test('written before signing in comes along, once', () => {
    const { composer, texts } = composing({ 'velo ': 'Encore là ?' });
    expect(composer.text).toBe('Encore là ?');
    expect([...texts]).toEqual([['velo~karim karim', 'Encore là ?']]);
  });

  test('written before signing in is known as not sent yet, until it is sent or deleted', () => {
    const { composer } = composing({ 'velo ': 'Encore là ?' });
    expect(composer.isFromBefore).toBe(true);
    composer.type('Est-il encore là ?');
    expect(composer.isFromBefore).toBe(true);
    composer.sendText(null);
    composer.type('Merci');
    expect(composer.isFromBefore).toBe(false);
    expect(composing({ 'velo~karim karim': 'Bonj' }).composer.isFromBefore).toBe(false);
  });

  test('written before signing in takes nothing’s place', () => {
    const { composer, texts } = composing({ 'velo ': 'Encore là ?', 'velo~karim karim': 'Mieux' });
    expect(composer.text).toBe('Mieux');
    expect([...texts]).toEqual([['velo~karim karim', 'Mieux']]);
  });

  test('a conversation of the seller leaves the draft of a guest alone', () => {
    const { composer, texts } = composing({ 'velo ': 'Encore là ?' });
    composer.start('velo~ines', 'karim');
    expect(texts.has('velo ')).toBe(false);
    texts.set('velo ', 'Autre');
    composer.start('velo~ines', 'karim');
    expect(texts.get('velo ')).toBe('Autre');
  });

  test('the composer warns of the same risks as the recipient sees', () => {
    const { composer } = composing();
    composer.type('06 12 34 56 78');
    expect(composer.risks).toEqual(['phone']);
  });
});

describe('sending', () => {
  test('a text empties the draft: a second click finds nothing to send', () => {
    const { composer, sent, texts, outbox } = composing();
    composer.type('Bonjour');
    expect(composer.sendText(anOpening)).toBe(true);
    expect(composer.sendText(anOpening)).toBe(false);
    expect([sent(), texts.size, composer.error]).toEqual([[{ kind: 'text', text: 'Bonjour' }], 0, 'empty']);
    expect(outbox.of('karim')[0]).toMatchObject({
      conversationId: 'velo~karim',
      authorId: 'karim',
      opening: anOpening,
    });
    composer.type('x'.repeat(2001));
    expect([composer.error, composer.sendText(null), composer.error]).toEqual([null, false, 'too-long']);
  });

  test('an offer is a price, sent once', () => {
    const { composer, sent } = composing();
    expect(composer.sendOffer(null, { kind: 'on-request' })).toBe(false);
    composer.beginOffer();
    composer.typeOffer('beaucoup');
    expect([composer.sendOffer(null, { kind: 'on-request' }), composer.isOfferWrong]).toEqual([false, true]);
    composer.typeOffer('90 €');
    expect(composer.isOfferWrong).toBe(false);
    expect([
      composer.sendOffer(null, { kind: 'on-request' }),
      composer.sendOffer(null, { kind: 'on-request' }),
      composer.offer,
    ]).toEqual([true, false, null]);
    expect(sent()).toEqual([{ kind: 'offer', euros: 90 }]);
  });

  test('an offer above the price is sent once it is confirmed, and once only', () => {
    const { composer, sent } = composing();
    const price = { kind: 'amount', euros: 90 } as const;
    composer.beginOffer();
    composer.typeOffer('900');
    expect([composer.sendOffer(null, price), composer.highOffer, sent()]).toEqual([
      false,
      { kind: 'offer', euros: 900 },
      [],
    ]);
    composer.correctHighOffer();
    expect([composer.offer, composer.highOffer]).toEqual(['900', null]);
    composer.sendHighOffer(null);
    expect(sent()).toEqual([]);
    composer.sendOffer(null, price);
    composer.sendHighOffer(null);
    composer.sendHighOffer(null);
    expect([composer.offer, composer.highOffer, sent()]).toEqual([null, null, [{ kind: 'offer', euros: 900 }]]);
  });

  test('an offer of the price itself is sent without a question', () => {
    const { composer, sent } = composing();
    composer.beginOffer();
    composer.typeOffer('90');
    expect(composer.sendOffer(null, { kind: 'amount', euros: 90 })).toBe(true);
    expect(sent()).toEqual([{ kind: 'offer', euros: 90 }]);
  });
});

describe('photos', () => {
  test('photos are prepared and queued', async () => {
    const shares: number[] = [];
    const { composer, sent, waiting } = composing(
      {},
      (_file, onProgress) => (
        onProgress(0.5),
        shares.push(composer.photos[0]?.progress ?? NaN),
        Promise.resolve(success(somePreparedPhoto))
      ),
    );
    expect(await composer.sendPhotos([file], anOpening)).toEqual([]);
    expect([sent(), composer.photos, shares]).toEqual([[expect.objectContaining({ kind: 'photo' })], [], [0.5]]);
    expect(waiting.ids).toEqual(['id1']);
  });

  test('photos are sent in the order in which they were chosen, however long each takes', async () => {
    const slow = aDeferred<null>();
    const { composer, outbox } = composing({}, async ({ name }) => {
      if (name === 'un') await slow.promise;
      return success({ ...somePreparedPhoto, width: name.length });
    });
    const all = [composer.sendPhotos(['un', 'trois'].map(named), null), composer.sendPhotos([named('quatre')], null)];
    expect(composer.photos).toHaveLength(3);
    slow.resolve(null);
    await Promise.all(all);
    expect(outbox.of('karim').map(({ content }) => content.kind === 'photo' && content.photo.width)).toEqual([2, 5, 6]);
  });

  test('a file that is no photo fails and does not hold up the others', async () => {
    const { composer, sent } = composing({}, ({ name }) =>
      Promise.resolve(name === 'un' ? failure('heic') : success(somePreparedPhoto)),
    );
    expect(await composer.sendPhotos(['un', 'deux'].map(named), null)).toEqual([]);
    expect([composer.photos.map((one) => one.failure), sent().length]).toEqual([['heic'], 1]);
  });

  test('photos dismissed during preparation are not sent', async () => {
    const { composer, sent } = composing(
      {},
      () => (composer.dismissPhoto(1), composer.dismissPhoto(2), Promise.resolve(success(somePreparedPhoto))),
    );
    await composer.sendPhotos(['un', 'deux'].map(named), null);
    expect(sent()).toEqual([]);
  });

  test('photos are sent after the conversation was left, and those that failed are returned', async () => {
    const slow = aDeferred<null>();
    const { composer, end, outbox } = composing({}, async ({ name }) => {
      await slow.promise;
      return name === 'un' ? failure('broken') : success(somePreparedPhoto);
    });
    const sending = composer.sendPhotos(['un', 'deux'].map(named), null);
    end();
    slow.resolve(null);
    expect((await sending).map((photo) => [photo.file.name, photo.failure])).toEqual([['un', 'broken']]);
    expect(outbox.of('karim')).toMatchObject([{ conversationId: 'velo~karim', hasWaitingPhoto: true }]);
  });
});
