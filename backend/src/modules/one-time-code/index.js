const { Module } = require('@medusajs/framework/utils');
const OneTimeCodeService = require('./service.js');

module.exports.default = Module('oneTimeCode', { service: OneTimeCodeService });
