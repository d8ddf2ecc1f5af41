import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ContactField } from '../../domain/contact/ContactDraft';
import { contactSubjects, LONGEST_MESSAGE } from '../../domain/contact/ContactMessage';
import { CountedHelp } from '../shared/controls/CountedHelp';
import type { ContactViewModel } from './ContactViewModel';
import { messages, mistakes, subjects } from './messages';

interface ContactEntryProps {
  readonly field: ContactField;
  readonly contact: ContactViewModel;
}

/** A field of the form with its error. */
export const ContactEntry = observer(function ContactEntry({ field, contact }: ContactEntryProps) {
  const value = contact.draft[field];
  const mistake = contact.mistakes[field];
  const isSubject = field === 'subject';
  return (
    <TextField
      name={field}
      label={messages[field]}
      value={value}
      required
      error={mistake !== undefined}
      helperText={helpOf(field, value, mistake && mistakes[field][mistake])}
      onChange={(event) => contact.type(field, event.target.value)}
      {...(field === 'message' && { multiline: true, minRows: 6, maxRows: 18 })}
      {...(field === 'email' && { type: 'email' })}
      {...(isSubject && { select: true })}
      slotProps={{
        // The form says once that all fields are.
        inputLabel: { required: false },
        htmlInput: isSubject ? {} : { autoComplete: field === 'message' ? 'off' : field },
        select: { native: true },
      }}
    >
      {isSubject && [
        <option key="" value="">
          {messages.chooseSubject}
        </option>,
        ...contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {subjects[subject]}
          </option>
        )),
      ]}
    </TextField>
  );
});

function helpOf(field: ContactField, value: string, error: string | undefined): ReactNode {
  if (field === 'message') return <CountedHelp text={error} length={value.trim().length} maximum={LONGEST_MESSAGE} />;
  return error ?? (field === 'email' ? messages.emailHint : undefined);
}
