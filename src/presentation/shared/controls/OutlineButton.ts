import styled from '@emotion/styled';
import { TOUCH } from '../page/screenWidths';
import { outlineLink } from './buttonLook';

/** Looks like the theme’s outlined button; pages that have nothing else of Material do without its code. `data-size`: small or large. */
export const OutlineButton = styled.button({
  ...outlineLink,
  '&[data-size="small"]': { minHeight: 36, paddingInline: 14, fontSize: '0.9375rem', [TOUCH]: { minHeight: 44 } },
  '&[data-size="large"]': { minHeight: 52, paddingInline: 28, whiteSpace: 'normal', fontSize: '1.0625rem' },
  '&:disabled': { color: 'var(--mb-palette-text-secondary)', cursor: 'default' },
});
