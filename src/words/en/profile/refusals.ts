export const profileRefusals = {
  'refusal.profile_not_valid': 'Some of this cannot be kept as it is. Check the marked fields.',
  'refusal.profile_changed_elsewhere':
    'Your profile was changed elsewhere in the meantime. Nothing of yours is lost: compare and save again.',
  'refusal.photo_kind_unknown': 'Choose a JPEG, PNG or WebP picture.',
  'refusal.photo_is_heic':
    'Choose a JPEG, PNG or WebP picture. This browser cannot read HEIC: on an iPhone, choose “Most Compatible” under Camera, Formats.',
  'refusal.photo_damaged': 'This picture could not be read. Try another one.',
  'refusal.photo_too_large': 'This picture has too many pixels. Choose one of at most 50 megapixels.',
  'refusal.photo_too_small': 'This picture is too small. Choose one of at least 64 by 64 pixels.',
  'refusal.photo_busy': 'Many pictures are being drawn right now. Try again in a moment.',
  'refusal.emergency_contact_not_valid':
    'Check the emergency contact: name, relationship and a phone number are needed.',
  'refusal.emergency_contacts_changed_elsewhere':
    'The emergency contacts were changed elsewhere in the meantime. The list below is the saved one.',
} as const;
