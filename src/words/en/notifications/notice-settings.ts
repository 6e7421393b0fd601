/** Where somebody chooses what reaches their devices, and when. */
export const noticeSettings = {
  'notices.quiet': 'Quiet hours',
  'notices.quietLead':
    'Notifications on your devices, emails and text messages wait until they are over. Nothing is lost, and the list in the app has it at once. Times are those of {zone}. Messages from colleagues wait for your next shift, unless they are urgent.',
  'notices.quietOn': 'Keep quiet hours',
  'notices.quietFrom': 'From',
  'notices.quietUntil': 'Until',
  'push.title': 'Notifications on your devices',
  'push.lead': 'A browser can show you what happens while Meridian is closed. It stops when you log out there.',
  'push.turnOn': 'Turn on in this browser',
  'push.turnOff': 'Turn off',
  'push.turnOffDevice': 'Turn off: {device}',
  'push.test': 'Send me a test',
  'push.tested': 'The test is on its way to your devices.',
  'push.testHeadline': 'This is how Meridian notifies you',
  'push.reached': 'Last reached on {date}, {time}',
  'push.notReached': 'Nothing sent yet',
  'push.notGiven': 'The browser did not allow it, or its notification service cannot be reached. Nothing was changed.',
  'push.away': 'This browser cannot show notifications. On an iPhone or iPad, add Meridian to your home screen first.',
  'push.denied':
    'Notifications from this site are blocked. Allow them in the settings of this browser, then reload the page.',
  'push.closed': 'No device is turned on yet: see below.',
  'push.failed': 'Your devices could not be loaded',
} as const;
