import { Outlet, useRouter } from '@tanstack/react-router';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Toasts } from '../ui/toast.tsx';

declare module 'react-aria-components' {
  interface RouterConfig {
    href: string;
  }
}

/** Around every screen: links of parts go through the router, and toasts have their place. */
export function Root() {
  const router = useRouter();
  return (
    <AriaRouterProvider navigate={(path) => router.history.push(path)}>
      <Outlet />
      <Toasts />
    </AriaRouterProvider>
  );
}
