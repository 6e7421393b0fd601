-- A template is changed where it stands: its name, and what it holds.
grant update (name, shifts) on schedule_templates to meridian_app;
