-- Whoever signs in again over their own session goes on being notified by the browser: its device becomes one of the new session.

grant update (session_id) on push_devices to meridian_app;
