import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { noticeReasons, type NoticeDraft, type NoticeField } from '../../../domain/moderation/NoticeDraft';
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
      helperText={mistake === undefined ? hintOf(field, draft) : noticeMistakes[field][mistake]}
      onChange={(event) => notice.type({ [field]: event.target.value })}
      {...(field === 'details' && { multiline: true, minRows: 5, maxRows: 18 })}
      {...(field === 'email' && { type: 'email' })}
      {...(isReason && { select: true })}
      slotProps={{
        htmlInput: isReason ? {} : { autoComplete: field === 'name' || field === 'email' ? field : 'off' },
        inputLabel: isReason ? { shrink: true } : {},
        select: { native: true },
        input: isReason ? { notched: true } : {},
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

function hintOf(field: NoticeEntryProps['field'], { details }: NoticeDraft): string | undefined {
  if (field === 'address') return messages.addressHint;
  if (field === 'email') return messages.emailHint;
  return field === 'details' ? messages.detailsHint(messages.detailsLeft(details.trim().length)) : undefined;
}
