import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { useViewModel } from '../../shared/useViewModel';
import { noticeFollowUpViewModel } from '../viewModels';
import { followUpMessages as messages } from './noticeMessages';
import type { NoticeFollowUpViewModel } from './NoticeFollowUpViewModel';
import { noticePaths } from './paths';
import { NoticeReceipt } from './NoticeReceipt';

/** What became of a notice, by the reference in the hash; without one, a field for it. */
export const NoticeFollowUp = observer(function NoticeFollowUp() {
  const followUp = useViewModel(noticeFollowUpViewModel);
  const location = useLocation();
  const state: unknown = location.state;
  const reference = location.hash.slice(1);
  const isSent = isJustSent(state);
  const title = isSent ? messages.sentTitle : messages.title;
  useEffect(() => {
    if (reference === '') followUp.forget();
    else void followUp.read(reference);
  }, [followUp, reference]);
  const hasField = reference === '' || followUp.status === 'malformed' || followUp.status === 'unknown-reference';
  return (
    <>
      <PageMetadata title={title} description={messages.description} path={noticePaths.followUp()}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <h1>{title}</h1>
      {isSent && <p className="lead">{messages.sent}</p>}
      {hasField ? <ReferenceForm followUp={followUp} /> : <NoticeReceipt followUp={followUp} />}
    </>
  );
});

const ReferenceForm = observer(function ReferenceForm({ followUp }: { readonly followUp: NoticeFollowUpViewModel }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const mistake =
    followUp.status === 'malformed'
      ? messages.malformed
      : followUp.status === 'unknown-reference'
        ? messages.unknownReference
        : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reference = followUp.typedReference;
    if (reference === null) {
      followUp.refuse();
      field.current?.focus();
    } else if (reference === followUp.reference) void followUp.read(reference);
    else void navigate(noticePaths.followUp(reference));
  };
  return (
    <>
      <p className="lead">{messages.lead}</p>
      <form onSubmit={submit} noValidate style={{ display: 'flex', flexDirection: 'column', gap: FIELD_GAP }}>
        <TextField
          inputRef={field}
          label={messages.field}
          value={followUp.typed}
          error={mistake !== null}
          helperText={mistake ?? messages.fieldHint}
          onChange={(event) => followUp.type(event.target.value)}
          slotProps={{
            htmlInput: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false },
            formHelperText: { role: mistake === null ? undefined : 'alert' },
          }}
        />
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
          {messages.submit}
        </Button>
      </form>
    </>
  );
});

function isJustSent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSent' in state;
}
