"""Notices: telling people who are not there that it is their turn, by Web Push or by a webhook of theirs."""
