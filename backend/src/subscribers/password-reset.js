/** A reset link is asked for: its token goes to the address by mail. */
module.exports.default = async ({ event: { data }, container }) => {
  const { entity_id: email, token } = data;
  await container
    .resolve('oneTimeCode')
    .mail(
      email,
      'A new password for Tawny & Rye',
      `With this token you can set a new password for 15 minutes: ${token}`,
    );
};

module.exports.config = { event: 'auth.password_reset' };
