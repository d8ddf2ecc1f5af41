import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NARROW_MARGIN, PLAIN_PAGE_TOP } from '../shared/page/pageMargin';
import { PageMetadata } from '../shared/page/PageMetadata';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { ContactForm } from './ContactForm';
import { ContactThanks } from './ContactThanks';
import { messages } from './messages';
import { contactViewModel } from './viewModels';

export const ContactScreen = observer(function ContactScreen() {
  const contact = useViewModel(contactViewModel);
  const { profile } = useSession();
  useEffect(() => {
    if (profile !== null) contact.introduce(profile.displayName, profile.email);
  }, [contact, profile]);
  return (
    <Root>
      <PageMetadata title={messages.title} description={messages.description} path={paths.contact} />
      <h1>{messages.title}</h1>
      {contact.status === 'sent' ? (
        <ContactThanks contact={contact} />
      ) : (
        <>
          <p className="lead">{messages.lead}</p>
          {contact.isDemonstration && <p className="demonstration">{messages.demonstration}</p>}
          <p>
            {messages.help} <Link to={paths.help}>{messages.helpLink}</Link>
          </p>
          <ContactForm contact={contact} />
        </>
      )}
    </Root>
  );
});

const Root = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  padding: `${PLAIN_PAGE_TOP} ${NARROW_MARGIN} 48px`,
  h1: { margin: '0 0 14px', font: 'var(--mb-font-h1)', letterSpacing: '-0.02em' },
  p: { margin: '0 0 16px', lineHeight: 1.6 },
  '.lead': { fontSize: '1.125rem', color: 'var(--mb-palette-text-secondary)' },
  '.demonstration': {
    padding: '12px 16px',
    borderRadius: 14,
    border: '1px solid var(--mb-palette-warning-main)',
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
});
