export const scheduleRefusals = {
  'refusal.position_closed': 'This position is closed. Choose another one.',
  'refusal.shift_without_length': 'Start and end are the same time. A shift needs a length.',
  'refusal.shift_too_far': 'A shift is planned within two years of today. Check the year.',
  'refusal.shift_not_on_minute': 'Start and end fall on whole minutes.',
  'refusal.shift_too_long': 'A shift lasts 24 hours at most. Check the dates.',
  'refusal.employment_ended':
    'Their last day of employment is before that shift. Choose somebody else, or change the date on their page under Team.',
  'refusal.not_of_location':
    'This person does not work at that location. Choose somebody else, or add the location on their page under Team.',
  'refusal.reminder_id_reused': 'This reminder was already sent for another week or place, so it was not sent again.',
  'refusal.shift_id_reused': 'This shift was already planned with other details, so it was not added again.',
  'refusal.planned_alike_meanwhile':
    '{by} has planned {count, plural, one {one of these shifts} other {# of these shifts}} meanwhile. Nothing of yours was added, so that nobody is planned twice. You see the week as it is now.',
  'refusal.series_id_reused': 'This repeated shift was already planned with other details, so it was not added again.',
  'refusal.shifts_published_anew': 'Your schedule was published anew meanwhile. You see it as it is now.',
  'refusal.everybody_confirmed': 'Everybody has confirmed their shifts of this week.',
  'refusal.shift_changed_meanwhile': 'Somebody else changed this shift meanwhile. You see it as it is now.',
  'refusal.changes_wait':
    'What is left to publish are shifts from or to a location where you do not plan. They wait for somebody who plans both.',
  'refusal.schedule_changed_meanwhile':
    'This week was changed while you looked at it, so nothing was published. Look at what is new, then publish.',
  'refusal.nothing_to_publish': 'Everything of this week is published already.',
  'refusal.hours_without_length': 'Hours need a length: they end after they begin.',
  'refusal.hours_overlap': 'Some of these hours overlap. Change one of them.',
  'refusal.date_out_of_reach': 'Choose a date from today on, at most two years ahead.',
  'refusal.dates_not_in_a_row': 'The last date is on or after the first, and within three months of it.',
  'refusal.shift_blocked': 'A rule of the organization refuses this shift. Choose another time or another person.',
  'refusal.shifts_blocked': 'A rule of the organization refuses some of these shifts. Change them, then publish.',
  'refusal.warnings_need_reason':
    'Something speaks against some of these shifts. Say why they are published all the same.',
  'refusal.double_booked': 'Somebody would be in two places at once. Move or cancel one of the shifts that overlap.',
  'refusal.hours_not_free_yet':
    'Somebody is still known to work another shift at these hours, since its change is not published yet. Have that change published first, or choose other hours or another person.',
  'refusal.labour_target_changed_meanwhile':
    'Somebody else saved this target meanwhile. What you typed is still here: save again to replace theirs, or cancel to keep theirs.',
  'refusal.template_name_taken': 'There is a template of this name already.',
  'refusal.too_many_templates': 'This location has a hundred templates already. Remove one first.',
  'refusal.template_of_many_shifts': 'A shift template has one shift.',
  'refusal.need_without_length':
    'An end that is not after the start asks for nobody. What reaches past midnight is said of both days.',
  'refusal.need_said_already': 'For some of these hours a number is said already. Change that one, or remove it first.',
  'refusal.series_without_shifts': 'On these days there is no date between the first shift and the last date.',
  'refusal.series_too_long': 'A shift repeats for a year at the most. Choose an earlier last date.',
  'refusal.position_name_taken': 'There is a position of this name already.',
  'refusal.shift_not_yours': 'This shift is not yours any more.',
  'refusal.shift_has_begun': 'This shift has begun already.',
  'refusal.shift_is_changing':
    'This shift is being planned otherwise, which is not published yet. Look again once that is published or undone.',
  'refusal.already_offered': 'This shift is offered already.',
  'refusal.skill_missing':
    'This shift asks for a skill or certificate that you do not hold on that day. Talk to your manager.',
  'refusal.colleague_unfit': 'They cannot work this shift. Choose somebody else.',
  'refusal.taking_not_weighed':
    'By now something speaks against this shift that you have not read. Look at it again, and decide then.',
  'refusal.taking_needs_reason': 'A rule of your organization asks why, all the same. Say so, and try again.',
  'refusal.return_is_the_same':
    'That shift is the same as theirs: same times, place and position. Propose another one.',
  'refusal.offer_is_over': 'This shift is no longer to be had.',
  'refusal.proposal_is_over': 'This proposal has been answered or withdrawn.',
  'refusal.already_proposed': 'You have proposed a shift already. Withdraw it to propose another one.',
  'refusal.return_is_elsewhere':
    'The shift in return is at a location that you do not answer for. Whoever answers for both approves this.',
  'refusal.return_is_over': 'The shift in return has begun, or is another one by now.',
  'refusal.other_unfit':
    '{name} {unfit, select, works_then {works at that time} not_of_location {does not work at that location} skill {does not hold what the position asks for} employment_ended {no longer works here by then} time_off {has time off then} minor {is too young for these hours} unavailable {cannot work then} short_rest {would rest too little} over_target {would be over the weekly target} overtime {would work overtime} other {may not work that shift by the rules of your organization}}.',
  'refusal.nobody_to_approve':
    'Whoever answers for its shifts has to approve it, and that is nobody besides the two of you. Ask an admin.',
  'refusal.works_then': 'You work at that time already.',
} as const;
