import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MAXIMUM_NOTICE_DETAILS } from '../../../domain/moderation/Notice';
import { noticeReasons, type NoticeDraft, type NoticeField } from '../../../domain/moderation/NoticeDraft';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { reportReasonLabels } from '../messages';
import { noticeMessages as messages, noticeMistakes } from './noticeMessages';
import type { NoticeViewModel } from './NoticeViewModel';

interface NoticeEntryProps {
  readonly field: Exclude<NoticeField, 'isInGoodFaith'>;
  readonly notice: NoticeViewModel;
}

/** A field of the form with its hint or its error. */
export const NoticeEntry = observer(function NoticeEntry({ field, notice }: NoticeEntryProps) {
  const { draft } = notice;
  const mistake = notice.mistakes[field];
  const isReason = field === 'reason';
  const isOptional = draft.isAboutAbuse && (field === 'name' || field === 'email');
  return (
    <TextField
      name={field}
      label={isOptional ? messages.optional(messages[field]) : messages[field]}
      value={draft[field]}
      required={!isOptional}
      error={mistake !== undefined}
      helperText={helpOf(field, draft, mistake && noticeMistakes[field][mistake])}
      onChange={(event) => notice.type({ [field]: event.target.value })}
      {...(field === 'details' && { multiline: true, minRows: 5, maxRows: 18 })}
      {...(field === 'email' && { type: 'email' })}
      {...(isReason && { select: true })}
      slotProps={{
        htmlInput: isReason ? {} : { autoComplete: field === 'name' || field === 'email' ? field : 'off' },
        select: { native: true },
      }}
    >
      {isReason && [
        <option key="" value="">
          {messages.chooseReason}
        </option>,
        ...noticeReasons(notice.target).map((reason) => (
          <option key={reason} value={reason}>
            {reportReasonLabels[reason]}
          </option>
        )),
      ]}
    </TextField>
  );
});

function helpOf(field: NoticeEntryProps['field'], { details }: NoticeDraft, error: string | undefined): ReactNode {
  if (field === 'details') {
    const text = error ?? messages.detailsHint;
    return <CountedHelp text={text} length={details.trim().length} maximum={MAXIMUM_NOTICE_DETAILS} />;
  }
  if (field === 'address') return error ?? messages.addressHint;
  return error ?? (field === 'email' ? messages.emailHint : undefined);
}
