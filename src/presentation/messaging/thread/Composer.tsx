import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Icon } from '../../shared/controls/Icon';
import { ownBar } from '../../shared/controls/ownBar';
import { useRestoreFocus } from '../../shared/focus/useRestoreFocus';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { AppointmentButton } from '../appointments/AppointmentButton';
import { messages as appointmentMessages } from '../appointments/messages';
import type { ComposerViewModel } from './ComposerViewModel';
import { messages, ownRisks } from '../messages';
import { listingAvailability } from '../listingAvailability';
import { messageHelp } from './messageHelp';
import { OfferForm } from './OfferForm';
import { PhotoPreview } from './PhotoPreview';
import { PhotosOnTheirWay } from './PhotosOnTheirWay';
import { QuickReplies } from './QuickReplies';
import { usePhotoFailures } from './usePhotoFailures';
import type { ThreadViewModel } from './ThreadViewModel';

interface ComposerProps {
  readonly thread: ThreadViewModel;
  readonly composer: ComposerViewModel;
}

/** The message field, photos, offers and quick replies. */
export const Composer = observer(function Composer({ thread, composer }: ComposerProps) {
  const { focusRequests, isSaved, offer, risks, text } = composer;
  const availability = listingAvailability(thread, useViewModel(listingDisplay).now());
  const isOpen = availability === 'open';
  const field = useFieldFocusedAt(focusRequests);
  const offerButton = useRestoreFocus<HTMLButtonElement>(offer !== null);
  const send = () => {
    composer.sendText(thread.opening);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const take = (reply: string) => {
    composer.type(reply);
    field.current?.focus();
  };
  return (
    <Root ref={ownBar}>
      <PhotosOnTheirWay composer={composer} />
      {isOpen && text === '' && offer === null && <QuickReplies thread={thread} onChoose={take} />}
      {risks.length > 0 && (
        <p className="risks">
          {messages.beforeSending} {risks.map((risk) => ownRisks[risk]).join(', ')}.
        </p>
      )}
      {composer.isFromBefore && (
        <p className="risks" id="not-sent-yet">
          {messages.notSentYet}
        </p>
      )}
      {!isSaved && (
        <p className="risks" role="status">
          {messages.notSaved}
        </p>
      )}
      {offer === null ? (
        <form onSubmit={submit}>
          <PhotoButton thread={thread} composer={composer} />
          <TextField
            fullWidth
            multiline
            maxRows={6}
            size="small"
            placeholder={messages.placeholder}
            value={text}
            inputRef={field}
            {...messageHelp(composer)}
            onChange={(event) => composer.type(event.target.value)}
            onKeyDown={(event) => {
              if (sends(event)) {
                event.preventDefault();
                send();
              }
            }}
            slotProps={{ htmlInput: { 'aria-label': messages.composer } }}
          />
          <IconButton
            type="submit"
            color="primary"
            aria-label={messages.send}
            aria-describedby={composer.isFromBefore ? 'not-sent-yet' : undefined}
            autoFocus={composer.isFromBefore}
            className="send"
          >
            <SendIcon />
          </IconButton>
        </form>
      ) : (
        <OfferForm thread={thread} composer={composer} />
      )}
      {availability === 'gone' && !thread.isSeller && <p className="risks">{messages.offline}</p>}
      {isOpen && (
        <div className="proposals">
          {offer === null && thread.takesOffers && (
            <Button
              ref={offerButton}
              size="small"
              startIcon={<Icon name="tag" size={18} />}
              onClick={composer.beginOffer}
            >
              {thread.isSeller ? messages.proposePrice : messages.makeOffer}
            </Button>
          )}
          {thread.conversation === null ? (
            <p>{appointmentMessages.notYet}</p>
          ) : (
            <AppointmentButton conversationId={thread.conversation.id} composer={composer} />
          )}
        </div>
      )}
    </Root>
  );
});

/** A field that gets the focus whenever the number rises. */
function useFieldFocusedAt(requests: number): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const done = useRef(requests);
  useEffect(() => {
    if (done.current !== requests) field.current?.focus();
    done.current = requests;
  }, [requests]);
  return field;
}

/** With a hardware keyboard Enter sends and Shift+Enter breaks the line; on touch screens Enter breaks the line. */
function sends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && window.matchMedia('(pointer: fine)').matches;
}

const PhotoButton = observer(function PhotoButton({ thread, composer }: ComposerProps) {
  const input = useRef<HTMLInputElement>(null);
  const sayFailures = usePhotoFailures();
  const [picked, setPicked] = useState<readonly File[]>([]);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    setPicked(files);
  };
  const close = useCallback(() => setPicked([]), []);
  useBackToClose(picked.length > 0, close);
  const send = () => {
    if (composer.text.trim() !== '' && !composer.sendText(thread.opening)) return;
    close();
    void composer.sendPhotos(picked, thread.opening).then(sayFailures);
  };
  return (
    <>
      <IconButton aria-label={messages.attach} onClick={() => input.current?.click()}>
        <Icon name="camera" />
      </IconButton>
      <input ref={input} type="file" accept="image/*" multiple hidden onChange={pick} />
      {picked.length > 0 && (
        <PhotoPreview
          files={picked}
          composer={composer}
          onRemove={(file) => setPicked(picked.filter((one) => one !== file))}
          onSend={send}
          onCancel={close}
        />
      )}
    </>
  );
});

function SendIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M3.4 20.4 21 12 3.4 3.6 3.4 10.1 15 12 3.4 13.9Z" />
    </svg>
  );
}

const Root = styled.div({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '--composer-margin': 'clamp(8px, 1.5vw, 16px)',
  padding: '8px var(--composer-margin) 10px',
  borderTop: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  form: { display: 'flex', alignItems: 'flex-end', gap: 4 },
  '.send': { color: 'var(--mb-palette-primary-main)' },
  '.proposals': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    minHeight: 44,
    gap: '0 8px',
    '.MuiButton-root': { minHeight: 44 },
    // With the keyboard of a phone open, the messages keep the room.
    '@media (max-height: 500px)': { 'form:focus-within + &': { display: 'none' } },
    p: {
      flex: '1 1 160px',
      margin: 0,
      paddingInlineStart: 6,
      fontSize: '0.8125rem',
      lineHeight: 1.3,
      color: 'var(--mb-palette-text-secondary)',
    },
  },
  '.risks': {
    margin: 0,
    padding: '0 6px',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: 'var(--mb-palette-warning-main)',
  },
});
