import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { outlineLink } from './buttonLook';

/** A link that looks like an outlined button. */
export const OutlineLink = styled(Link)(outlineLink);
