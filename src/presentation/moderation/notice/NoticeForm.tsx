import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type FormEvent } from 'react';
import { noticeFields } from '../../../domain/moderation/NoticeDraft';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { above } from '../../shared/page/screenWidths';
import { NoticeEntry } from './NoticeEntry';
import { noticeFailures, noticeMessages as messages, noticeMistakes } from './noticeMessages';
import type { NoticeViewModel } from './NoticeViewModel';

interface NoticeFormProps {
  readonly notice: NoticeViewModel;
}

export const NoticeForm = observer(function NoticeForm({ notice }: NoticeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, failure, status } = notice;
  const submit = async () => {
    await notice.submit();
    const first = noticeFields.find((field) => notice.mistakes[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Root ref={form} onSubmit={onSubmit} noValidate>
      <NoticeEntry field="address" notice={notice} />
      <NoticeEntry field="reason" notice={notice} />
      <NoticeEntry field="details" notice={notice} />
      <FormControlLabel
        label={messages.abuse}
        control={
          <Checkbox
            checked={draft.isAboutAbuse}
            onChange={(event) => notice.type({ isAboutAbuse: event.target.checked })}
          />
        }
      />
      <NoticeEntry field="name" notice={notice} />
      <NoticeEntry field="email" notice={notice} />
      <GoodFaith notice={notice} />
      <p className="quiet">{messages.privacy}</p>
      <div role="alert">{failure !== null && <p className="failure">{noticeFailures[failure]}</p>}</div>
      <Button type="submit" variant="contained" size="large" aria-disabled={status !== 'writing'}>
        {status === 'writing' ? messages.submit : messages.sending}
      </Button>
      <p className="quiet">{messages.draftStored}</p>
    </Root>
  );
});

const GoodFaith = observer(function GoodFaith({ notice }: NoticeFormProps) {
  const helpId = useId();
  const mistake = notice.mistakes.isInGoodFaith;
  return (
    <FormControl required error={mistake !== undefined}>
      <FormControlLabel
        label={messages.goodFaith}
        control={
          <Checkbox
            name="isInGoodFaith"
            checked={notice.draft.isInGoodFaith}
            onChange={(event) => notice.type({ isInGoodFaith: event.target.checked })}
            slotProps={{
              input: {
                'aria-invalid': mistake !== undefined,
                'aria-describedby': mistake === undefined ? undefined : helpId,
              },
            }}
          />
        }
      />
      {mistake !== undefined && <FormHelperText id={helpId}>{noticeMistakes.isInGoodFaith[mistake]}</FormHelperText>}
    </FormControl>
  );
});

const Root = styled.form({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: FIELD_GAP,
  marginTop: 8,
  [above(600)]: { '& > button': { alignSelf: 'flex-start' } },
  '& p': { margin: 0 },
});
