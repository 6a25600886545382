/** The words that a shopper reads instead of a fault. The adapter passes status, code and words on. */
class Refusal extends Error {
  constructor(status, message, details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** A route whose refusals are answered with their status; faults go on to the engine's own handler. */
const refusing = (route) => async (request, response) => {
  try {
    await route(request, response);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.status(error.status).json({ message: error.message, ...error.details });
  }
};

module.exports = { Refusal, refusing };
