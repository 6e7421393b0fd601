import { Outlet } from '@tanstack/react-router';
import { EntranceFrame } from './entrance-frame.tsx';

/** Around the routes of those who are not signed in, or not admitted. */
export const SignedOut = () => (
  <EntranceFrame>
    <Outlet />
  </EntranceFrame>
);
