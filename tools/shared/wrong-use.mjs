/**
 * What is wrong with a command line. Node's advice on positional arguments is left out: it misleads where an option is
 * misspelt. @param {Error} error
 */
export const wrongUse = ({ message }) => message.replace(/ To specify a positional argument .+$/s, '');
