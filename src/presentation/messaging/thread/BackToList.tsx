import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { iconButton } from '../../shared/controls/buttonLook';
import { Icon } from '../../shared/controls/Icon';
import { WIDE_SCREEN } from '../../shared/page/screenWidths';
import { paths } from '../../shared/paths';
import { messages } from '../messages';

/** Shown on phones, where the list and a conversation are separate views. */
export function BackToList() {
  return (
    <Root to={paths.messages} aria-label={messages.back} title={messages.back}>
      <Icon name="back" />
    </Root>
  );
}

const Root = styled(Link)({ ...iconButton, flex: 'none', [WIDE_SCREEN]: { display: 'none' } });
